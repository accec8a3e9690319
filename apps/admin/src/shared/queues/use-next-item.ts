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
   * Finds the first item, except those put off, that no colleague holds; if there is none, what colleagues hold. `left`
   * counts those that the reader may have, where the queue tells it.
   */
  find: (
    tenant: string | undefined,
    but: readonly string[],
  ) => Promise<{ id: string | undefined; colleagues: WithColleagues; left?: number }>;
}

/**
 * Goes to the next item of a queue, in a brand or in all of the reader's: to what was put off once nothing else is left,
 * and to the list where nothing waits.
 *
 * @returns what goes there; `besides` is the item that is left for later, `done` what was done with the one before
 */
export function useNextItem(
  { queue, resource, putOff, find }: QueueOfItems,
  tenant: string | undefined,
): (besides?: string, done?: string) => Promise<void> {
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const notify = useNotify();
  return useCallback(
    async (besides, done) => {
      try {
        if (besides !== undefined) putOff.add(besides);
        let next = await find(tenant, putOff.all);
        if (next.id === undefined && putOff.all.length > 0) {
          putOff.keepOnly(besides);
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
