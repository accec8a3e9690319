/** Whether this page hears from the server; small, because every page of the members area brings it along. */

const listeners = new Set<() => void>();
let up = false;
let begin: (() => void) | undefined;

/** Whether events come in: as long as they do not, who needs news has to ask. */
export function isLive(): boolean {
  return up;
}

/** Calls `listener` when `isLive` became another; the connection begins at once. @returns how to end that */
export function onLiveState(listener: () => void): () => void {
  listeners.add(listener);
  begin?.();
  return () => void listeners.delete(listener);
}

/** Calls `open` as soon as somebody listens to `onLiveState`, again for each. @returns how to end that */
export function whenListenedTo(open: () => void): () => void {
  begin = open;
  if (listeners.size > 0) open();
  return () => {
    begin = undefined;
  };
}

/** Says what `isLive` is from now on; only the connection knows. */
export function setLive(is: boolean): void {
  if (up === is) return;
  up = is;
  for (const listener of listeners) listener();
}
