import { useSyncExternalStore } from 'react';
import { choiceIn, type KnownChoice } from './choice-in';

const listeners = new Set<() => void>();

/** Lets this page see that the cookie of the choice is another one. */
export function tellChoice(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was chosen in this browser; undefined while the page is being rendered on the server and comes alive. */
export function useCookieChoice(): KnownChoice | undefined {
  return useSyncExternalStore(
    subscribe,
    () => choiceIn(document.cookie),
    () => undefined,
  );
}
