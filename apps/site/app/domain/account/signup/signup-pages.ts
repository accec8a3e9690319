import type { PageName } from '@kindling/contract/pages';

/** Pages that are part of the signup themselves, or end it. */
export const signupPages: readonly PageName[] = [
  'signup',
  'members-id-signup',
  'complete-signup',
  'signup-matches',
  'activate-done',
  'activate-error',
];

/** @param page null on an error page */
export function isSignupPage(page: PageName | null): boolean {
  return page !== null && signupPages.includes(page);
}
