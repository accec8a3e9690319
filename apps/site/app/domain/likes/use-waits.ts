import { useCallback, useSyncExternalStore } from 'react';
import { remainingMs } from '../../shared/time/countdown';

/**
 * Whether a free member waits for the next like; false by itself when the time is over. On the server the time counts as ahead,
 * so that what tells of it has its place from the first paint on.
 *
 * @param until as the server said it; null when likes are left
 */
export function useWaits(until: string | null): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (until === null) return () => undefined;
      const timer = setTimeout(listener, remainingMs(until, Date.now()));
      return () => clearTimeout(timer);
    },
    [until],
  );
  return useSyncExternalStore(
    subscribe,
    () => until !== null && remainingMs(until, Date.now()) > 0,
    () => until !== null,
  );
}
