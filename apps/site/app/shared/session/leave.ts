import { buildPath } from '@kindling/contract/paths/paths';
import { browserQueryClient } from '../api/query-client';
import { browserSite } from '../site/browser-site';
import { loginAddress } from './login-address';
import { unconfirmedEmail } from './unconfirmed-email';

/** What a browser keeps for itself, whoever uses it. */
const ofTheBrowser: readonly string[] = ['entry-warning'];

interface Storages {
  sessionStorage: Storage;
  localStorage: Storage;
}

/** The service worker's name for the pictures it keeps. */
const photos = 'photos-2';

/** Lets the service worker keep pictures, until `forgetPhotos`. */
export async function keepPhotos(): Promise<void> {
  if ('caches' in globalThis) await caches.open(photos).catch(() => undefined);
}

/** Removes the pictures that the service worker kept, and lets it keep no more. */
export async function forgetPhotos(): Promise<void> {
  // There is no such storage where a page is not secure.
  if ('caches' in globalThis) await caches.delete(photos).catch(() => false);
}

/** Removes what pages kept of the member in this browser. What is in memory goes with the page: leave it by a full load. */
export async function forgetMember(browser: Storages = window): Promise<void> {
  try {
    browser.sessionStorage.clear();
    for (const key of Object.keys(browser.localStorage)) {
      if (!ofTheBrowser.includes(key)) browser.localStorage.removeItem(key);
    }
  } catch {
    // Storage may be shut off: then nothing is in it.
  }
  await forgetPhotos();
}

/** Whether this page knows a member, as far as it has heard. */
export function isMemberHere(): boolean {
  const answer = browserQueryClient().getQueryData<{ user: unknown }>(['getUser']);
  return Boolean(answer?.user);
}

/**
 * Leaves a page that the reader may not use any more, by a full load so that nothing of it stays in memory: a member whose
 * session has ended is logged out and sees the front page, a visitor and who waited for the
 * confirmation of their address the login (specification §2 "Redirects", §8).
 * @param wasMember whether the page was a member's
 */
export function leaveLoggedOut(wasMember = isMemberHere()): void {
  const { words, prefix } = browserSite();
  // Who waited for the mail may have opened it elsewhere, which ends the session here: the way on is to log in.
  const isAwaited = unconfirmedEmail() !== null;
  window.location.assign(
    wasMember && !isAwaited
      ? buildPath('index', words, prefix)
      : loginAddress(buildPath('login', words, prefix), window.location),
  );
}
