import { missesNotifications } from '@kindling/contract/mails/notification-kinds';
import type { PageName } from '@kindling/contract/pages';
import type { PushState } from '../../../domain/push/push-state';
import type { User } from '@kindling/contract/overviews/user';

/** Keys under which a browser stores when an alert was dismissed (specification §4, §8). */
export const alertKeys = {
  mail: 'REFUSED_MAIL_ALERT',
  photo: 'PROFILE_PHOTO_ALERT',
  push: 'PUSH_ALERT',
  notifications: 'DISABLED_NOTIFICATIONS_ALERT',
  install: 'INSTALL_ALERT',
} as const;
export type MemberAlert = keyof typeof alertKeys;

/** Pages of the signup that the specification does not name; they have another purpose. */
const signupsOwn = ['complete-signup', 'signup-matches', 'activate-error'] as const;

/** Games take the whole screen of a phone. */
const games = ['swipe-game'] as const;

/** Where each is not shown (specification §2): on the page that resolves it, and where something else comes first. */
const hiddenOn: Record<MemberAlert, ReadonlySet<PageName>> = {
  mail: new Set(['settings', 'signup', 'activate-done', ...games, ...signupsOwn]),
  photo: new Set([
    ...([
      'profile',
      'signup',
      'activate-done',
      'premium',
      'notifications',
      'directdebit',
      'settings',
    ] as const),
    ...games,
    ...signupsOwn,
  ]),
  push: new Set([
    ...(['signup', 'activate-done', 'premium', 'notifications', 'directdebit'] as const),
    ...games,
    ...signupsOwn,
  ]),
  notifications: new Set([
    ...(['signup', 'activate-done', 'premium', 'notifications', 'directdebit', 'settings'] as const),
    ...games,
    ...signupsOwn,
  ]),
  install: new Set([
    ...(['signup', 'activate-done', 'premium', 'notifications', 'settings'] as const),
    ...games,
    ...signupsOwn,
  ]),
};

type Facts = Pick<User, 'signup_step' | 'notifications_disabled' | 'mail_refused'> & {
  profile: Pick<User['profile'], 'main_image'>;
};

/**
 * The alerts for a member on a page, the most useful first; none while their signup covers it anyway.
 *
 * @param browser its state of push messages, once known, and whether it offers to install the site
 */
export function memberAlerts(
  user: Facts | null,
  page: PageName | null,
  { push, installable = false }: { push?: PushState | undefined; installable?: boolean } = {},
): MemberAlert[] {
  if (!user || user.signup_step !== null || page === null) return [];
  const due: MemberAlert[] = [
    ...(user.mail_refused ? (['mail'] as const) : []),
    ...(user.profile.main_image === null ? (['photo'] as const) : []),
    ...(push === 'not_subscribed' ? (['push'] as const) : []),
    ...(missesNotifications(user.notifications_disabled) ? (['notifications'] as const) : []),
    ...(installable ? (['install'] as const) : []),
  ];
  return due.filter((alert) => !hiddenOn[alert].has(page));
}
