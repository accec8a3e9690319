/**
 * The visitor's consent. `all` keeps the visit's traffic source for 30 days (decisions §3.7) and lets the brand's tag
 * and session recorder run where they may (decision 0136); there is no other choice.
 */
export const cookieChoices = ['all', 'necessary'] as const;
export type CookieChoice = (typeof cookieChoices)[number];

/** Name of the necessary cookie that holds the choice; the page's script reads it. */
export const consentCookie = 'kindling_consent';

/** Its value while the visit has a choice to make and none was made. */
export const consentAsked = 'ask';

/** @param value of the cookie */
export function cookieChoiceIn(value: string | undefined): CookieChoice | undefined {
  return cookieChoices.find((choice) => choice === value);
}
