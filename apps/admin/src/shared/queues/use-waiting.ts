import { useQuery } from '@tanstack/react-query';
import type { WaitingQueueRow } from '@kindling/contract/overviews/calls/home';
import { callApi } from '../session/console-api';

const refreshMs = 15_000;

/** What waits in each queue that the reader works on, counted anew as long as somebody looks. */
export function useWaiting(): { rows: readonly WaitingQueueRow[] | undefined; isFailed: boolean } {
  const { data, isError } = useQuery({
    queryKey: ['home', 'waiting'],
    queryFn: () => callApi('getWaiting'),
    refetchInterval: refreshMs,
  });
  return { rows: data, isFailed: isError };
}
