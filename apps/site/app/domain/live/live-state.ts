/** Whether this page hears from the server; kept small, because every page of the members area includes it. */

const listeners = new Set<() => void>();
let up = false;
let begin: (() => void) | undefined;

/** Whether events come in: until they do, pages that need news have to poll. */
export function isLive(): boolean {
  return up;
}

/** Calls `listener` when `isLive` changes; the connection starts at once. @returns unsubscribes */
export function onLiveState(listener: () => void): () => void {
  listeners.add(listener);
  begin?.();
  return () => void listeners.delete(listener);
}

/** Calls `open` on each new listener to `onLiveState`. @returns unsubscribes */
export function whenListenedTo(open: () => void): () => void {
  begin = open;
  if (listeners.size > 0) open();
  return () => {
    begin = undefined;
  };
}

/** Sets `isLive`; only the connection calls it. */
export function setLive(is: boolean): void {
  if (up === is) return;
  up = is;
  for (const listener of listeners) listener();
}
