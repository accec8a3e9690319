import { failedPaymentHours, type WaitingQueue } from '@kindling/contract/home';
import type { WaitingQueueRow } from '@kindling/contract/routes/home';
import { listPath } from '../shared/list-path';
import { spanName } from '../shared/spans';

export const queueNames: Record<WaitingQueue, string> = {
  removal_request: 'Removal requests',
  report: 'Reports',
  appeal: 'Appeals',
  complaint: 'Complaints',
  photo: 'Photos',
  verification: 'Verified photos',
  text: 'Names and texts',
  opener: 'First messages',
  fictional_turn: 'Fictional chats',
  refund: 'Refunds to agree to',
  correction: 'Corrections to agree to',
  failed_payment: 'Failed payments',
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
  if (late > 0) return { is: 'late', words: `${late.toLocaleString('en-GB')} late` };
  const left = dueAt === null ? Infinity : Date.parse(dueAt) - now.getTime();
  return left < soonMs ? { is: 'soon', words: `Due in ${spanName(left)}` } : { is: 'calm', words: '' };
}

/** `The oldest for 3 hours`. */
export function ageWords({ queue, oldest_at: at }: WaitingQueueRow, now: Date): string {
  if (at === null) return '';
  const age = spanName(now.getTime() - Date.parse(at));
  return queue === 'failed_payment'
    ? `In ${failedPaymentHours} hours, the first ${age} ago`
    : `The oldest for ${age}`;
}

/** `14 wait for you, 3 of them late.` Failed payments wait for nobody. */
export function summaryOf(rows: readonly WaitingQueueRow[]): string {
  const waiting = rows.filter(({ queue }) => queue !== 'failed_payment');
  const of = (what: 'count' | 'late') => waiting.reduce((sum, row) => sum + row[what], 0);
  const [count, late] = [of('count'), of('late')];
  if (count === 0) return 'Nothing waits for you.';
  const told = `${count.toLocaleString('en-GB')} ${count === 1 ? 'waits' : 'wait'} for you`;
  return late === 0 ? `${told}, nothing is late.` : `${told}, ${late.toLocaleString('en-GB')} of them late.`;
}
