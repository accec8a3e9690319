import {
  consentAsked,
  consentCookie,
  cookieChoiceIn,
  type CookieChoice,
} from '@kindling/contract/brands/cookie-consent';

/** `ask`: there is something to choose and no choice yet; null: nothing was asked yet. */
export type KnownChoice = CookieChoice | 'ask' | null;

/** The choice in a browser's cookies. @param cookies as `document.cookie` writes them */
export function choiceIn(cookies: string): KnownChoice {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${consentCookie}=`))
    ?.slice(consentCookie.length + 1);
  return value === consentAsked ? 'ask' : (cookieChoiceIn(value) ?? null);
}
