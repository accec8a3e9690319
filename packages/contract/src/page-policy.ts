import type { RouteName } from './path-table.js';

/** What a page may depend on besides brand, settings version, language and path. */
export type Vary = 'country' | 'logged_out_search';

export interface PagePolicy {
  /** Rendered once for anonymous visitors and sent from memory; logged-in visitors always get a fresh page. */
  cached: boolean;
  /** Part of the cache's key; reading anything else of the visitor on such a page throws. */
  varies: readonly Vary[];
  /** `members`: no-referrer, no-store, not indexed (trust 12). */
  area: 'public' | 'members';
}

const cachedPage: PagePolicy = { cached: true, varies: [], area: 'public' };
const membersPage: PagePolicy = { cached: false, varies: [], area: 'members' };
/** Carries a token, a payment or what was an account: public, but nobody's cache may hold it. */
const privatePage: PagePolicy = { cached: false, varies: [], area: 'members' };

/** How each page is cached and protected; the table is total. */
export const pagePolicies: Record<RouteName, PagePolicy> = {
  index: { cached: true, varies: ['logged_out_search'], area: 'public' },
  login: cachedPage,
  signup: cachedPage,
  pricing: { cached: true, varies: ['country'], area: 'public' },
  'pages-terms': cachedPage,
  'pages-privacy': cachedPage,
  'pages-cookies': cachedPage,
  'activate-done': privatePage,
  'activate-error': privatePage,
  'complete-signup': membersPage,
  'signup-matches': membersPage,
  'account-deleted': privatePage,
  'mail-change-do': privatePage,
  'reset-password': cachedPage,
  'reset-password-do': privatePage,
  members: { cached: false, varies: ['logged_out_search'], area: 'members' },
  'members-id': membersPage,
  'members-id-chat': membersPage,
  'members-id-landing': membersPage,
  'members-id-signup': membersPage,
  likes: membersPage,
  'likes-type': membersPage,
  'likes-m-id': membersPage,
  chats: membersPage,
  'chats-id': membersPage,
  notifications: membersPage,
  settings: membersPage,
  profile: membersPage,
  premium: membersPage,
  credits: membersPage,
  'credits-id-paymentmethod': membersPage,
  transactions: membersPage,
};
