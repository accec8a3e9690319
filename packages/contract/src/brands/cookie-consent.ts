/**
 * What a visitor allows. `all` keeps the traffic source of the visit for 30 days (decisions §3.7) and lets the brand's tag and
 * session recorder run where they may (decision 0136); there is nothing else to choose.
 */
export const cookieChoices = ['all', 'necessary'] as const;
export type CookieChoice = (typeof cookieChoices)[number];

/** Name of the necessary cookie that holds the choice; the page's script reads it. */
export const consentCookie = 'kindling_consent';

/** Its value while the visit has something to choose and nobody chose yet. */
export const consentAsked = 'ask';

/** @param value of the cookie */
export function cookieChoiceIn(value: string | undefined): CookieChoice | undefined {
  return cookieChoices.find((choice) => choice === value);
}
