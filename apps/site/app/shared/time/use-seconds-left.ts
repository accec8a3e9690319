import { useCallback, useSyncExternalStore } from 'react';

interface Told {
  /** As the server counted them when it answered. */
  seconds_left: number;
}

const toldAt = new WeakMap<Told, number>();

/**
 * Seconds that are left of what the server told, less with each one that passes since; the clock of the device has no
 * part in it. While the page comes alive it is what the server wrote into it.
 */
export function useSecondsLeft(told: Told): number {
  const subscribe = useCallback((listener: () => void) => {
    const timer = setInterval(listener, 1000);
    return () => clearInterval(timer);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => Math.max(0, told.seconds_left - secondsSince(told)),
    () => told.seconds_left,
  );
}

/** Since an answer first came to be shown. */
function secondsSince(told: Told): number {
  const at = toldAt.get(told);
  const now = performance.now();
  if (at === undefined) {
    toldAt.set(told, now);
    return 0;
  }
  return Math.floor((now - at) / 1000);
}
