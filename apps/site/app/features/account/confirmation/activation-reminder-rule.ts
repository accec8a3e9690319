import type { PageName } from '@kindling/contract/pages';
import { isMarketing } from '@kindling/contract/mails/notification-kinds';
import type { User } from '@kindling/contract/overviews/user';
import { signupPages } from '../../../domain/account/signup/signup-pages';

/** Pages about the activation itself, or that should not be interrupted. */
const quietPages: ReadonlySet<PageName | null> = new Set<PageName | null>([
  ...signupPages,
  'mail-change-do',
  'reset-password',
  'reset-password-do',
  'account-deleted',
  null,
]);

/**
 * Whether a member is reminded of the activation (specification §4): not confirmed, profile disabled, no notification switched
 * off; advertising is off by default and is ignored.
 */
export function remindsOfActivation(
  user: Pick<User, 'status' | 'notifications_disabled'> & { profile: Pick<User['profile'], 'status'> },
  page: PageName | null,
): boolean {
  return (
    user.status === 'not_confirmed' &&
    user.profile.status === 'disabled' &&
    user.notifications_disabled.every(isMarketing) &&
    !quietPages.has(page)
  );
}

/** In the address of a member who signed up through the API. */
export const apiSignupParameter = 'api_signup_complete';

/** A smartphone: narrow, with a coarse pointer. */
export const smartphone = '(max-width: 575.98px) and (pointer: coarse)';
