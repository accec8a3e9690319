import { useCallback } from 'react';
import { useCreatePath, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { t } from '../texts';
import type { PutOff } from './put-off';
import { inBrand, queuePath, type WorkQueue } from './queues';

interface QueueOfItems {
  queue: WorkQueue;
  /** The resource whose pages show the items. */
  resource: string;
  putOff: PutOff;
  /** @returns the id of the first item that nobody else holds, beside those put off; undefined for none */
  find: (tenant: string | undefined, but: readonly string[]) => Promise<string | undefined>;
}

/**
 * Goes to the next item of a queue, in a brand or in all of the reader's: to what was put off once nothing else is left,
 * and to the list where nothing waits.
 *
 * @returns what goes there; `besides` is the item that is left for later
 */
export function useNextItem(
  { queue, resource, putOff, find }: QueueOfItems,
  tenant: string | undefined,
): (besides?: string) => Promise<void> {
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const notify = useNotify();
  return useCallback(
    async (besides) => {
      try {
        if (besides !== undefined) putOff.add(besides);
        let next = await find(tenant, putOff.all);
        if (next === undefined && putOff.all.length > 0) {
          putOff.keepOnly(besides);
          next = await find(tenant, putOff.all);
        }
        if (next !== undefined)
          return await navigate(inBrand(createPath({ resource, type: 'show', id: next }), tenant));
        notify(t('Nobody waits that nobody is at.'), { type: 'info' });
      } catch (error) {
        notify(error instanceof Error ? error.message : t('The queue could not be read.'), { type: 'error' });
      }
      await navigate(queuePath(queue, new Date(), tenant));
    },
    [createPath, find, navigate, notify, putOff, queue, resource, tenant],
  );
}
