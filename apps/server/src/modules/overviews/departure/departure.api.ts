/** What other modules may do about members who leave. */
export { Leave } from './leave.js';
