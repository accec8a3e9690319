import { failedPaymentHours, type WaitingQueue } from '@kindling/contract/home';
import type { WaitingQueueRow } from '@kindling/contract/routes/home';
import { listPath } from '../shared/list-path';
import { spanName } from '../shared/spans';
import { t } from '../shared/texts';

export const queueNames: Record<WaitingQueue, string> = {
  removal_request: t('Removal requests'),
  report: t('Reports'),
  appeal: t('Appeals'),
  complaint: t('Complaints'),
  photo: t('Photos'),
  verification: t('Verified photos'),
  text: t('Names and texts'),
  opener: t('First messages'),
  fictional_turn: t('Fictional chats'),
  refund: t('Refunds to agree to'),
  correction: t('Corrections to agree to'),
  failed_payment: t('Failed payments'),
};

const hourMs = 3_600_000;
/** What is due before the end of this time is marked. */
const soonMs = 24 * hourMs;

/** Where a queue is worked on, showing exactly what was counted. Removal requests stand at the head of the reports. */
export function queuePath(queue: WaitingQueue, now: Date): string {
  switch (queue) {
    case 'removal_request':
      return '/desk/report';
    case 'complaint':
      return listPath('support-cases', { state: 'open' });
    case 'fictional_turn':
      return '/fictional-turns';
    case 'refund':
      return listPath('refunds', { waits: true });
    case 'correction':
      return listPath('corrections', { state: 'requested' });
    case 'failed_payment':
      return listPath('payments', {
        status: 'failed',
        since: new Date(now.getTime() - failedPaymentHours * hourMs).toISOString(),
      });
    default:
      return `/desk/${queue}`;
  }
}

export type Urgency = 'late' | 'soon' | 'calm';

/** How urgent a queue is, in words as well: nobody has to see a colour. */
export function urgencyOf(
  { late, due_at: dueAt }: WaitingQueueRow,
  now: Date,
): { is: Urgency; words: string } {
  if (late > 0) return { is: 'late', words: t('{{late, number}} late', { late }) };
  const left = dueAt === null ? Infinity : Date.parse(dueAt) - now.getTime();
  return left < soonMs
    ? { is: 'soon', words: t('Due in {{left}}', { left: spanName(left) }) }
    : { is: 'calm', words: '' };
}

/** `The oldest for 3 hours`. */
export function ageWords({ queue, oldest_at: at }: WaitingQueueRow, now: Date): string {
  if (at === null) return '';
  const age = spanName(now.getTime() - Date.parse(at));
  return queue === 'failed_payment'
    ? t('In {{failedPaymentHours}} hours, the first {{age}} ago', { failedPaymentHours, age })
    : t('The oldest for {{age}}', { age });
}

/** `14 wait for you, 3 of them late.` Failed payments wait for nobody. */
export function summaryOf(rows: readonly WaitingQueueRow[]): string {
  const waiting = rows.filter(({ queue }) => queue !== 'failed_payment');
  const of = (what: 'count' | 'late') => waiting.reduce((sum, row) => sum + row[what], 0);
  const [count, late] = [of('count'), of('late')];
  if (count === 0) return t('Nothing waits for you.');
  return late === 0
    ? t('{{count, number}} wait for you, nothing is late.', { count })
    : t('{{count, number}} wait for you, {{late, number}} of them late.', { count, late });
}
