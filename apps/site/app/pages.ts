import type { RouteName } from '../../../packages/contract/src/path-table';

/** The four layouts of specification §2; each is `routes/layouts/<name>.tsx`. */
export const layoutNames = ['default', 'chat', 'lander', 'empty'] as const;
export type LayoutName = (typeof layoutNames)[number];

/**
 * Which pages exist, in which layout, in which file of `routes/`. A route of the path table that is not named here is
 * not registered and answers 404. Adding a page means adding a line.
 */
export const pages: Partial<Record<RouteName, readonly [layout: LayoutName, file: string]>> = {
  index: ['default', 'home.tsx'],
  login: ['default', 'login.tsx'],
  signup: ['default', 'signup.tsx'],
  'complete-signup': ['default', 'complete-signup.tsx'],
  'signup-matches': ['default', 'signup-matches.tsx'],
  'activate-done': ['default', 'activate-done.tsx'],
  'activate-error': ['default', 'activate-error.tsx'],
  'reset-password': ['default', 'reset-password.tsx'],
  'reset-password-do': ['default', 'reset-password-do.tsx'],
  'mail-change-do': ['default', 'mail-change-do.tsx'],
  'account-deleted': ['default', 'account-deleted.tsx'],
  members: ['default', 'members.tsx'],
  'members-id': ['default', 'member.tsx'],
  'members-id-chat': ['chat', 'member-chat.tsx'],
  'members-id-landing': ['lander', 'member-landing.tsx'],
  'members-id-signup': ['lander', 'member-signup.tsx'],
  likes: ['default', 'likes.tsx'],
  'likes-type': ['default', 'likes-type.tsx'],
  'likes-m-id': ['default', 'liker.tsx'],
  chats: ['default', 'chats.tsx'],
  'chats-id': ['chat', 'conversation.tsx'],
  notifications: ['default', 'notifications.tsx'],
  profile: ['default', 'profile.tsx'],
  settings: ['default', 'settings.tsx'],
  premium: ['default', 'premium.tsx'],
  pricing: ['default', 'pricing.tsx'],
  credits: ['default', 'credits.tsx'],
  'credits-id-paymentmethod': ['default', 'credits-order.tsx'],
  transactions: ['default', 'transactions.tsx'],
  'pages-terms': ['default', 'terms.tsx'],
  'pages-privacy': ['default', 'privacy.tsx'],
  'pages-cookies': ['default', 'cookies.tsx'],
};
