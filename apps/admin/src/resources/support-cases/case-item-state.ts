import type { SupportCaseRow } from '@kindling/contract/safety/calls/support-desk';
import type { ItemState } from '../../shared/queues/item-chips';

/** The state of a case in its queue; it is due only while it waits for an answer. */
export function itemStateOf(found: SupportCaseRow): ItemState {
  const { state, due_at: dueAt, escalated, held, mine, handler } = found;
  return {
    dueAt: state === 'open' ? dueAt : null,
    ...{ escalated, escalatedByMe: found.escalated_by_me },
    holder: held ? { mine, name: handler } : undefined,
  };
}
