import { useQuery } from '@tanstack/react-query';
import type { WaitingQueueRow } from '@kindling/contract/overviews/calls/home';
import { callApi } from '../session/console-api';

const refreshMs = 15_000;

/** How many items wait in each of the reader's queues, counted again while the page is in view. */
export function useWaiting(): { rows: readonly WaitingQueueRow[] | undefined; isFailed: boolean } {
  const { data, isError } = useQuery({
    queryKey: ['home', 'waiting'],
    queryFn: () => callApi('getWaiting'),
    refetchInterval: refreshMs,
  });
  return { rows: data, isFailed: isError };
}
