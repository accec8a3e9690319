import { useCallback, useSyncExternalStore } from 'react';

interface Told {
  /** As counted by the server when it answered. */
  seconds_left: number;
}

const toldAt = new WeakMap<Told, number>();

/**
 * The seconds left by the server's answer, minus those that passed since; independent of the device's clock. During hydration
 * the server-rendered value.
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

/** Seconds since an answer was first shown. */
function secondsSince(told: Told): number {
  const at = toldAt.get(told);
  const now = performance.now();
  if (at === undefined) {
    toldAt.set(told, now);
    return 0;
  }
  return Math.floor((now - at) / 1000);
}
