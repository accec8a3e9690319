/**
 * The paths of specification §2 by route name. Each literal segment is a word of `path-words.ts`; `:name` is a
 * parameter, `:name?` one that may be absent.
 */
export const pathTable = {
  index: '/',
  login: '/login',
  signup: '/signup',
  'complete-signup': '/complete-signup',
  'signup-matches': '/signup-matches',
  'account-deleted': '/account-deleted',
  'activate-done': '/activate/done',
  'activate-error': '/activate/error',
  'mail-change-do': '/mail-change/do',
  'reset-password': '/reset-password',
  'reset-password-do': '/reset-password/do',
  members: '/members',
  'members-id': '/members/:id',
  'members-id-chat': '/members/:id/chat',
  'members-id-landing': '/members/:id/landing',
  'members-id-signup': '/members/:id/signup',
  likes: '/likes',
  'likes-type': '/likes/:type',
  'likes-m-id': '/likes/m/:id',
  chats: '/chats',
  'chats-id': '/chats/:id',
  notifications: '/notifications',
  settings: '/settings',
  profile: '/profile',
  premium: '/premium',
  pricing: '/pricing',
  credits: '/credits',
  'credits-id-paymentmethod': '/credits/:id/:paymentmethod?',
  transactions: '/transactions/:id?',
  'pages-terms': '/pages/terms',
  'pages-privacy': '/pages/privacy',
  'pages-cookies': '/pages/cookies',
} as const;

export type RouteName = keyof typeof pathTable;

/** Values of `:type` in `likes-type` are words too, so that the tab's address reads in the reader's language. */
export const translatedParameters: Partial<Record<RouteName, string>> = { 'likes-type': 'type' };
