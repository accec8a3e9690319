import type { EndpointName } from '../endpoints.js';
import type { Method } from '../endpoint.js';
import type { PageName } from '../pages.js';

/** `draft`: nobody but staff sees it. `closed`: nobody joins, buys or writes any more, members can still leave with what is theirs. */
export const brandStates = ['draft', 'public', 'closed'] as const;
export type BrandState = (typeof brandStates)[number];

/** Pages that a closed brand still has: by them members get at what is theirs, and everybody learns whom they dealt with. */
const pagesWhenClosed: ReadonlySet<PageName> = new Set<PageName>([
  'login',
  'reset-password',
  'reset-password-do',
  'settings',
  'profile',
  'chats',
  'chats-id',
  'transactions',
  'account-deleted',
  'unsubscribe',
  'restrictions-id',
  'report-picture',
  'complaints',
  'case-number',
  'offline',
  'pages-terms',
  'pages-privacy',
  'pages-cookies',
  'pages-return-policy',
  'pages-faq',
  'pages-service',
  'pages-ban',
]);

export function isPageWhenClosed(name: PageName): boolean {
  return pagesWhenClosed.has(name);
}

/** Writes that a closed brand still takes: whatever lets somebody out, gives money back or answers for the brand. */
const writesWhenClosed: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'login',
  'updateUser',
  'requestPasswordReset',
  'resetPassword',
  'changePassword',
  'endSession',
  'endOtherSessions',
  'deleteAccount',
  'exportAccount',
  'withdrawConsent',
  'setCookieConsent',
  'deletePhoto',
  'appealRestriction',
  'openRestriction',
  'appealByLink',
  'withdrawVerification',
  'blockMember',
  'report',
  'requestRemoval',
  'makeComplaint',
  'openComplaint',
  'addToComplaint',
  'unsubscribePush',
  'openUnsubscription',
  'unsubscribe',
  'pageHidden',
  'openChatPhoto',
  'readConversation',
  'deleteChat',
  'removeMandate',
  'withdrawPurchase',
  'paymentWebhook',
]);

/** Reads by which one finds somebody new: a closed brand has nobody to be found. */
const searches: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'searchMembers',
  'countMembers',
  'newMembers',
  'getCrowd',
  'relatedMembers',
  'autoLike',
  'getDeck',
  'getSignupChallenge',
]);

/** Whether a call of the site is still answered once its brand is closed. */
export function isCallWhenClosed({ name, method }: { name: EndpointName; method: Method }): boolean {
  return method === 'GET' ? !searches.has(name) : writesWhenClosed.has(name);
}
