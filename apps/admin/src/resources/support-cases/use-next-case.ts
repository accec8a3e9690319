import type { SupportCaseRow } from '@kindling/contract/safety/calls/support-desk';
import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import { PutOff } from '../../shared/queues/put-off';
import { useNextItem } from '../../shared/queues/use-next-item';

const putOff = new PutOff();
/** So many of the queue's head are looked at: all that are put off, and some that others hold. */
const looked = 100;

/** Goes to the first complaint that waits for an answer, is not held and was not passed on by the reader. */
export function useNextCase(
  tenant: string | undefined,
): (postponed?: string, done?: string) => Promise<void> {
  const provider = useDataProvider();
  const find = useCallback(
    async (brand: string | undefined, but: readonly string[]) => {
      const { data } = await provider.getList<SupportCaseRow>('support-cases', {
        filter: { state: 'open', ...(brand === undefined ? {} : { tenant: brand }) },
        sort: { field: 'due_at', order: 'ASC' },
        pagination: { page: 1, perPage: looked },
      });
      const mayHave = data.filter(({ escalated_by_me: isPassedOn }) => !isPassedOn);
      const free = mayHave.filter(({ held, mine }) => mine || !held);
      const ends = mayHave.flatMap(({ mine, held_until: until }) => (mine ? [] : (until ?? []))).sort();
      return {
        id: free.find(({ id }) => !but.includes(id))?.id,
        left: free.length,
        colleagues: ends[0] === undefined ? null : { count: ends.length, until: ends[0] },
      };
    },
    [provider],
  );
  return useNextItem({ queue: 'complaint', resource: 'support-cases', putOff, find }, tenant);
}
