import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';

/** How often an open conversation asks for new messages. */
export const conversationPollMs = 4_000;
/** How often the page of a payment that is being processed asks for its state. */
export const paymentPollMs = 3_000;

/**
 * Asks one question again and again for what must be seen sooner than `useLiveUpdates` brings it. Rests while the page
 * is hidden or offline, asks at once when it comes back, and never while the answer before is still under way.
 * @param queryKey must be stable between renders as JSON
 */
export function usePoll(queryKey: readonly unknown[], everyMs: number, enabled = true): void {
  const client = useQueryClient();
  const key = JSON.stringify(queryKey);

  useEffect(() => {
    if (!enabled) return;
    const ask = () => {
      const queryKey: unknown = JSON.parse(key);
      if (document.visibilityState !== 'visible' || !navigator.onLine || !Array.isArray(queryKey)) return;
      if (client.isFetching({ queryKey }) === 0) void client.invalidateQueries({ queryKey, exact: true });
    };
    const timer = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', ask);
    addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      removeEventListener('online', ask);
    };
  }, [client, key, everyMs, enabled]);
}
