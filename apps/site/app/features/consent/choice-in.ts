import {
  consentAsked,
  consentCookie,
  cookieChoiceIn,
  type CookieChoice,
} from '@kindling/contract/brands/cookie-consent';

/** `ask`: there is something to choose, and nobody did; null: nothing was asked yet. */
export type KnownChoice = CookieChoice | 'ask' | null;

/** What a browser's cookies say of its choice. @param cookies as `document.cookie` writes them */
export function choiceIn(cookies: string): KnownChoice {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${consentCookie}=`))
    ?.slice(consentCookie.length + 1);
  return value === consentAsked ? 'ask' : (cookieChoiceIn(value) ?? null);
}
