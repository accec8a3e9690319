import { useCallback, useSyncExternalStore } from 'react';

/**
 * The browser's time, rounded down to whole steps, again with every step. Undefined while the page is rendered on the
 * server and comes alive: there the reader's clock and time zone are unknown.
 */
export function useNow(stepMs: number): number | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setInterval(listener, stepMs);
      return () => clearInterval(timer);
    },
    [stepMs],
  );
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / stepMs) * stepMs,
    () => undefined,
  );
}
