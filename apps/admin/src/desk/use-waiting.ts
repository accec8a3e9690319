import { useQuery } from '@tanstack/react-query';
import type { Answer } from '@kindling/contract/route';
import type { deskWaiting } from '@kindling/contract/routes/desk';
import { callApi } from '../shared/console-api';

export type Waiting = Answer<typeof deskWaiting>;

const refreshMs = 15_000;

/** What waits of all that one may decide; undefined until it is known. */
export function useWaiting(): Waiting | undefined {
  const { data } = useQuery({
    queryKey: ['desk', 'waiting'],
    queryFn: () => callApi('deskWaiting'),
    refetchInterval: refreshMs,
  });
  return data;
}

/** How much waits of a kind, in one brand or all of them. */
export function countOf(waiting: Waiting, kind: string, tenant?: string): number {
  return waiting
    .filter((row) => row.kind === kind && (tenant === undefined || row.tenant === tenant))
    .reduce((sum, { open }) => sum + open, 0);
}
