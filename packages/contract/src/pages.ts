import { searchParameters } from './meeting/search-parameters.js';

/** What a page may depend on besides brand, settings version, language and path. */
export type Vary = 'country' | 'logged_out_search';

/** The four layouts of specification §2. */
export const layouts = ['default', 'chat', 'lander', 'empty'] as const;
export type Layout = (typeof layouts)[number];

/** How a page is stored and protected. */
export interface PagePolicy {
  /** Rendered once for anonymous visitors and sent from memory; logged-in visitors always get a fresh page. */
  cached: boolean;
  /** Part of the cache's key; reading any other fact about the visitor on such a page throws. */
  varies: readonly Vary[];
  /** The query parameters that it depends on; a stored page sees no others, and these are part of its key. */
  query?: readonly string[];
  /** `members`: no-referrer, no-store, not indexed (trust 12). */
  area: 'public' | 'members';
}

/**
 * Third-party scripts on a page once its visitor consented (decision 0136): none; the brand's tag, in a frame that sees
 * nothing of the page; or its session recorder as well, where the page shows no member and has no form.
 */
export const trackings = ['none', 'tag', 'recorder'] as const;
export type Tracking = (typeof trackings)[number];

/** The single definition of a page; its module is `routes/<layout>/<name>.tsx` of the site. */
export interface Page extends PagePolicy {
  /**
   * The path of specification §2. Each literal segment is a word of `locales/<language>/paths.json`; `:name` is a
   * parameter, `:name?` an optional one.
   */
  path: string;
  layout: Layout;
  tracking: Tracking;
  /** A parameter whose values are path words too, so that a tab's address is in the reader's language. */
  words?: string;
  /** For parameters whose kind differs from their name; the kinds are in `path-parameters.ts`. */
  parameters?: Readonly<Record<string, string>>;
}

const open = { cached: true, varies: [], area: 'public', layout: 'default', tracking: 'none' } as const;
/** For reading: a visit reveals nothing about the visitor. */
const reading = { ...open, tracking: 'tag' } as const;
/** Pages about a member, a payment, a deleted account, or with a token in the address. Browsers must not store them. */
const personal = {
  cached: false,
  varies: [],
  area: 'members',
  layout: 'default',
  tracking: 'none',
} as const;
/** Targets of campaigns; the same for all visitors who may see as much of the members. */
const lander = { ...reading, varies: ['logged_out_search'], layout: 'lander' } as const;
/**
 * A landing page with drawings, without members, and without questions whose answers reveal something about the
 * visitor.
 */
const film = { ...lander, varies: [], tracking: 'recorder' } as const;

/** Every page of a brand's site. A new one needs a line here, a module in the site, and its new path words. */
const table = {
  index: { path: '/', ...reading, varies: ['logged_out_search'] },
  login: { path: '/login', ...open },
  signup: { path: '/signup', ...open },
  'complete-signup': { path: '/complete-signup', ...personal },
  'signup-matches': { path: '/signup-matches', ...personal },
  'account-deleted': { path: '/account-deleted', ...personal },
  'activate-done': { path: '/activate/done', ...personal },
  'activate-error': { path: '/activate/error', ...personal },
  'mail-change-do': { path: '/mail-change/do', ...personal },
  'reset-password': { path: '/reset-password', ...open },
  'reset-password-do': { path: '/reset-password/do', ...personal },
  /** Visitors see the same list, as far as the brand allows. */
  members: {
    path: '/members',
    ...personal,
    cached: true,
    varies: ['logged_out_search'],
    query: searchParameters,
  },
  'members-id': { path: '/members/:id', ...personal },
  'members-id-chat': { path: '/members/:id/chat', ...personal, layout: 'chat' },
  'members-id-landing': { path: '/members/:id/landing', ...personal, layout: 'lander' },
  'members-id-landing2': { path: '/members/:id/landing2/:slug?', ...personal, layout: 'lander' },
  'members-id-landing3': { path: '/members/:id/landing3/:slug?', ...personal, layout: 'lander' },
  'members-id-signup': { path: '/members/:id/signup', ...personal, layout: 'lander' },
  'landers-alonetonight': { path: '/landers/alonetonight/:slug?', ...film },
  'landers-collagelanding': { path: '/landers/collagelanding/:slug?', ...lander },
  'landers-gallery': { path: '/landers/gallery/:slug?', ...lander },
  'landers-iconslanding': { path: '/landers/iconslanding/:slug?', ...lander, varies: [] },
  'landers-maplanding': {
    path: '/landers/maplanding/:slug?',
    ...lander,
    varies: ['country', 'logged_out_search'],
  },
  'landers-socialnetwork': { path: '/landers/socialnetwork/:slug?', ...lander },
  'landers-tinderswipe': { path: '/landers/tinderswipe', ...lander },
  'landers-transitionsvideolanding': { path: '/landers/transitionsvideolanding/:slug?', ...film },
  'landers-video': { path: '/landers/video/:slug?', ...film },
  likes: { path: '/likes', ...personal },
  'likes-type': { path: '/likes/:type', ...personal, words: 'type' },
  'likes-m-id': { path: '/likes/m/:id', ...personal },
  'swipe-game': { path: '/swipe-game', ...personal },
  'match-finder': { path: '/match-finder', ...personal },
  chats: { path: '/chats', ...personal },
  'chats-id': { path: '/chats/:id', ...personal, layout: 'chat' },
  notifications: { path: '/notifications', ...personal },
  /** Target of a mail's unsubscribe link; the token is in the `#` fragment. */
  unsubscribe: { path: '/unsubscribe', ...personal },
  settings: { path: '/settings', ...personal },
  /** Plans for dates that the member shows to somebody by a link. */
  'date-shares': { path: '/date-shares', ...personal },
  profile: { path: '/profile', ...personal },
  /** Start of a proof of age, and the page to which its provider returns. */
  'age-check': { path: '/age-check', ...personal },
  /** A restriction of a member and its reasons; reached by a mailed link without a login. */
  'restrictions-id': { path: '/restrictions/:id', ...personal },
  premium: { path: '/premium', ...personal },
  pricing: { path: '/pricing', ...reading, varies: ['country'] },
  credits: { path: '/credits', ...personal },
  /** Before the bundles, whose codes are in the same position. */
  'credits-repeat-order': { path: '/credits/repeat-order', ...personal },
  'credits-id-paymentmethod': {
    path: '/credits/:id/:paymentmethod?',
    ...personal,
    parameters: { id: 'bundle' },
  },
  /** The bundle and the discount are in the `?` query. */
  directdebit: { path: '/directdebit', ...personal },
  transactions: { path: '/transactions/:id?', ...personal },
  'lang-config': { path: '/lang-config', ...open },
  /** The service worker's page for when the network is away; useless to crawlers. */
  offline: { path: '/offline', ...personal, layout: 'empty' },
  'report-picture': { path: '/report-picture', ...open },
  complaints: { path: '/complaints', ...open },
  /** The outcome of a complaint; the mail's token is in the `#` fragment. */
  'case-number': { path: '/case/:number', ...personal },
  'pages-terms': { path: '/pages/terms', ...reading },
  'pages-privacy': { path: '/pages/privacy', ...reading },
  'pages-cookies': { path: '/pages/cookies', ...reading },
  'pages-return-policy': { path: '/pages/return-policy', ...reading },
  'pages-faq': { path: '/pages/faq', ...reading },
  'pages-service': { path: '/pages/service', ...reading },
  'pages-ban': { path: '/pages/ban', ...reading },
  'pages-safety': { path: '/pages/safety', ...reading },
  /** A brand's own page under its own slug; last, so that every other page takes precedence. */
  token: { path: '/:token', ...reading },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof table;

export const pages: Readonly<Record<PageName, Page>> = table;

export const pageNames = Object.keys(table) as PageName[];

export function isPageName(name: string): name is PageName {
  return Object.hasOwn(table, name);
}
