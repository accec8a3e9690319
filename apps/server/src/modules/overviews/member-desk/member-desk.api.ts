/** Member search for staff, and rows for lists of members. */
export { FindMembers } from './find-members.js';
export { MemberRows } from './member-rows.js';
