/** Money as other desks of the console show it of a member. */
export { TellMemberMoney } from './tell-member-money.js';
