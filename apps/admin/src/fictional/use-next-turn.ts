import { callApi } from '../shared/session/console-api';
import { PutOff } from '../shared/queues/put-off';
import { useNextItem } from '../shared/queues/use-next-item';

const turns = {
  queue: 'fictional_turn',
  resource: 'fictional-turns',
  putOff: new PutOff(),
  async find(tenant: string | undefined, but: readonly string[]) {
    const body = { ...(tenant === undefined ? {} : { tenant }), but: [...but] };
    const { turn, colleagues } = await callApi('takeFictionalTurn', { body });
    return { id: turn?.id, colleagues };
  },
} as const;

/** Goes to the conversation that waits longest and is not held. */
export function useNextTurn(tenant: string | undefined): (postponed?: string) => Promise<void> {
  return useNextItem(turns, tenant);
}
