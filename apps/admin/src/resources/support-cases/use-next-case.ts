import type { SupportCaseRow } from '@kindling/contract/routes/support-desk';
import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import { PutOff } from '../../shared/queues/put-off';
import { useNextItem } from '../../shared/queues/use-next-item';

const putOff = new PutOff();
/** So many of the queue's head are looked at: all that are put off, and some that others hold. */
const looked = 100;

/** Goes to the first complaint that waits for an answer, that nobody else is at and that the reader did not pass on. */
export function useNextCase(tenant: string | undefined): (besides?: string) => Promise<void> {
  const provider = useDataProvider();
  const find = useCallback(
    async (brand: string | undefined, but: readonly string[]) => {
      const { data } = await provider.getList<SupportCaseRow>('support-cases', {
        filter: { state: 'open', ...(brand === undefined ? {} : { tenant: brand }) },
        sort: { field: 'due_at', order: 'ASC' },
        pagination: { page: 1, perPage: looked },
      });
      return data.find(
        ({ id, held, mine, escalated_by_me: isPassedOn }) =>
          !but.includes(id) && (mine || !held) && !isPassedOn,
      )?.id;
    },
    [provider],
  );
  return useNextItem({ queue: 'complaint', resource: 'support-cases', putOff, find }, tenant);
}
