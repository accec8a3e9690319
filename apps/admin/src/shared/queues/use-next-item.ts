import { useCallback } from 'react';
import { useCreatePath, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { WithColleagues } from '@kindling/contract/safety/with-colleagues';
import { t } from '../words/texts';
import { colleagueWords } from '../words/colleague-words';
import type { PutOff } from './put-off';
import { inBrand, queuePath, type WorkQueue } from './queues';

interface QueueOfItems {
  queue: WorkQueue;
  /** The resource whose pages show the items. */
  resource: string;
  putOff: PutOff;
  /**
   * Finds the first item that is neither postponed nor held by a colleague; without one, reports what colleagues
   * hold. `left` counts the items open to the reader, if the queue knows it.
   */
  find: (
    tenant: string | undefined,
    but: readonly string[],
  ) => Promise<{ id: string | undefined; colleagues: WithColleagues; left?: number }>;
}

/**
 * Opens the next item of a queue, in one brand or in all of the reader's. Postponed items come last; an empty queue
 * leads to its list.
 *
 * @returns the navigation; `postponed` is the item left for later, `done` the confirmation of the previous item
 */
export function useNextItem(
  { queue, resource, putOff, find }: QueueOfItems,
  tenant: string | undefined,
): (postponed?: string, done?: string) => Promise<void> {
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const notify = useNotify();
  return useCallback(
    async (postponed, done) => {
      try {
        if (postponed !== undefined) putOff.add(postponed);
        let next = await find(tenant, putOff.all);
        if (next.id === undefined && putOff.all.length > 0) {
          putOff.keepOnly(postponed);
          next = await find(tenant, putOff.all);
        }
        const { id, colleagues, left } = next;
        if (done !== undefined && id !== undefined)
          notify(left === undefined ? done : `${done} ${t('{{left, number}} left.', { left })}`, {
            type: 'success',
          });
        if (id !== undefined)
          return await navigate(inBrand(createPath({ resource, type: 'show', id }), tenant));
        const why = colleagues ? colleagueWords(colleagues) : t('Nothing waits for you here.');
        if (done === undefined) notify(why, { type: 'info' });
        else notify(`${done} ${why}`, { type: 'success' });
      } catch (error) {
        notify(error instanceof Error ? error.message : t('The queue could not be read.'), { type: 'error' });
      }
      await navigate(queuePath(queue, new Date(), tenant));
    },
    [createPath, find, navigate, notify, putOff, queue, resource, tenant],
  );
}
