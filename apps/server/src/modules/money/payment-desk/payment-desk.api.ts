/** What of money other desks of the console show beside a member. */
export { TellMemberMoney } from './tell-member-money.js';
