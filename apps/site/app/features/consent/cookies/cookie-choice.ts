import { useSyncExternalStore } from 'react';
import { choiceIn, type KnownChoice } from './choice-in';

const listeners = new Set<() => void>();

/** Tells this page that the choice's cookie has changed. */
export function tellChoice(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice in this browser; undefined on the server and until the page is alive. */
export function useCookieChoice(): KnownChoice | undefined {
  return useSyncExternalStore(
    subscribe,
    () => choiceIn(document.cookie),
    () => undefined,
  );
}
