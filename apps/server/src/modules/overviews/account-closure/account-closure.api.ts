/** Account closure, for other modules. */
export { Leave } from './leave.js';
