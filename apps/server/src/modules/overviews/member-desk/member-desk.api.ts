/** Search for members by what staff type, and the rows that show them. */
export { FindMembers } from './find-members.js';
export { MemberRows } from './member-rows.js';
