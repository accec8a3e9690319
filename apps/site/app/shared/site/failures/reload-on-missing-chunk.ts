const storageKey = 'chunk-reload';
/** Specification §4: at most one reload a minute, so that a broken release does not reload for ever. */
const guardMs = 60_000;

interface ReloadParts {
  addEventListener(type: 'vite:preloadError', listener: (event: Event) => void): void;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  location: { reload(): void };
}

/** Reloads the page when a part of the site is missing, as after a release, but never twice within a minute. */
export function reloadOnMissingChunk(browser: ReloadParts, now: () => number = Date.now): void {
  browser.addEventListener('vite:preloadError', (event) => {
    const last = Number(browser.sessionStorage.getItem(storageKey) ?? 0);
    if (now() - last < guardMs) return;
    event.preventDefault();
    browser.sessionStorage.setItem(storageKey, String(now()));
    browser.location.reload();
  });
}
