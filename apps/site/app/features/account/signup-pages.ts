import type { RouteName } from '@kindling/contract/path-table';

/** Pages that are part of the signup themselves, or end it. */
export const signupPages: readonly RouteName[] = [
  'signup',
  'members-id-signup',
  'complete-signup',
  'signup-matches',
  'activate-done',
  'activate-error',
];

/** @param page null on an error page */
export function isSignupPage(page: RouteName | null): boolean {
  return page !== null && signupPages.includes(page);
}
