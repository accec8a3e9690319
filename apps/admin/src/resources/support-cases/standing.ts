import type { SupportCaseRow } from '@kindling/contract/safety/calls/support-desk';
import type { Standing } from '../../shared/queues/item-chips';

/** How a case stands in its queue; nothing is due while nobody waits for an answer. */
export function standingOf(found: SupportCaseRow): Standing {
  const { state, due_at: dueAt, escalated, held, mine, handler } = found;
  return {
    dueAt: state === 'open' ? dueAt : null,
    ...{ escalated, escalatedByMe: found.escalated_by_me },
    holder: held ? { mine, name: handler } : undefined,
  };
}
