import { useCallback, useSyncExternalStore } from 'react';

/**
 * The browser's time, rounded down to whole steps, updated with every step. Undefined on the server and until the page is
 * alive: there the reader's clock and time zone are unknown.
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
