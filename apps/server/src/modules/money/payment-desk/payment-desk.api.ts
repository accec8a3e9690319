/** Money as other desks of the console show it of a member. */
export { MemberMoneyPresenter } from './member-money-presenter.js';
