import { useSyncExternalStore } from 'react';
import {
  consentAsked,
  consentCookie,
  cookieChoiceIn,
  type CookieChoice,
} from '@kindling/contract/cookie-consent';
import { browserApi } from '../../shared/api/browser-api';

/** `ask`: there is something to choose, and nobody did; null: there is nothing to choose. */
export type KnownChoice = CookieChoice | 'ask' | null;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a browser's cookies say of its choice. @param cookies as `document.cookie` writes them */
export function choiceIn(cookies: string): KnownChoice {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${consentCookie}=`))
    ?.slice(consentCookie.length + 1);
  return value === consentAsked ? 'ask' : (cookieChoiceIn(value) ?? null);
}

/** What was chosen in this browser; undefined while the page is being rendered on the server and comes alive. */
export function useCookieChoice(): KnownChoice | undefined {
  return useSyncExternalStore(
    subscribe,
    () => choiceIn(document.cookie),
    () => undefined,
  );
}

/** Lets the server note a choice in this browser's cookies. @throws ApiProblem */
export async function chooseCookies(choice: CookieChoice): Promise<void> {
  await browserApi()('setCookieConsent', { body: { choice } });
  for (const listener of listeners) listener();
}
