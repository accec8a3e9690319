import type { EndpointName } from '../endpoints.js';
import type { Method } from '../endpoint.js';
import type { PageName } from '../pages.js';

/**
 * `draft`: visible to staff only. `closed`: no signups, purchases or messages any more; members can still leave with
 * their data and money.
 */
export const brandStates = ['draft', 'public', 'closed'] as const;
export type BrandState = (typeof brandStates)[number];

/**
 * Pages that a closed brand still serves: members reach their data and money by them, and visitors learn which company
 * they dealt with.
 */
const pagesWhenClosed: ReadonlySet<PageName> = new Set<PageName>([
  'login',
  'reset-password',
  'reset-password-do',
  'settings',
  'profile',
  'date-shares',
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
  'pages-safety',
]);

export function isPageWhenClosed(name: PageName): boolean {
  return pagesWhenClosed.has(name);
}

/** Writes that a closed brand still accepts: those that let a member leave, give money back or answer for the brand. */
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
  'retractMessage',
  'setUnwantedWords',
  'checkIn',
  'endDateShare',
  'openSharedDate',
  'deleteChat',
  'removeMandate',
  'withdrawPurchase',
  'paymentWebhook',
]);

/** Reads that find new people: a closed brand has no members to find. */
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
