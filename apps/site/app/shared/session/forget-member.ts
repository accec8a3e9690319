import { buildPath } from '@kindling/contract/paths/paths';
import { browserQueryClient } from '../api/query-client';
import { browserSite } from '../site/browser-site';
import { loginAddress } from './login-address';
import { unconfirmedEmail } from './unconfirmed-email';

/** Keys that belong to the browser, whichever member uses it. */
const ofTheBrowser: readonly string[] = ['entry-warning'];

interface Storages {
  sessionStorage: Storage;
  localStorage: Storage;
}

/** Name of the service worker's cache of pictures. */
const photos = 'photos-2';

/** Lets the service worker keep pictures, until `forgetPhotos`. */
export async function keepPhotos(): Promise<void> {
  if ('caches' in globalThis) await caches.open(photos).catch(() => undefined);
}

/** Removes the service worker's pictures, and stops it from keeping more. */
export async function forgetPhotos(): Promise<void> {
  // Pages in an insecure context have no such storage.
  if ('caches' in globalThis) await caches.delete(photos).catch(() => false);
}

/** Removes what pages stored of the member in this browser. Leave the page by a full load to clear its memory as well. */
export async function forgetMember(browser: Storages = window): Promise<void> {
  try {
    browser.sessionStorage.clear();
    for (const key of Object.keys(browser.localStorage)) {
      if (!ofTheBrowser.includes(key)) browser.localStorage.removeItem(key);
    }
  } catch {
    // Storage may be disabled: then nothing is in it.
  }
  await forgetPhotos();
}

/** Whether this page knows of a logged-in member. */
export function isMemberHere(): boolean {
  const answer = browserQueryClient().getQueryData<{ user: unknown }>(['getUser']);
  return Boolean(answer?.user);
}

/**
 * Leaves a page that the reader may no longer use, by a full load so that nothing of it stays in memory: after the end of a
 * session the member is logged out and sees the front page; a visitor, and a member who waited for the confirmation of their
 * address, the login (specification §2 "Redirects", §8).
 *
 * @param wasMember whether the page was a member's
 */
export function leaveLoggedOut(wasMember = isMemberHere()): void {
  const { words, prefix } = browserSite();
  // The mailed link may have been opened elsewhere, which ends the session here: the next step is to log in.
  const isAwaited = unconfirmedEmail() !== null;
  window.location.assign(
    wasMember && !isAwaited
      ? buildPath('index', words, prefix)
      : loginAddress(buildPath('login', words, prefix), window.location),
  );
}
