import { deskKinds, rightOfDeskKind, type DeskKindName } from '@kindling/contract/safety/desk';
import { failedPaymentHours, rightOfQueue, type WaitingQueue } from '@kindling/contract/overviews/home';
import type { StaffRight } from '@kindling/contract/route';
import type { WaitingQueueRow } from '@kindling/contract/overviews/calls/home';
import { listPath } from '../lists/list-path';
import { spanName } from '../words/spans';
import { t } from '../words/texts';

export const queueNames: Record<WaitingQueue, string> = {
  removal_request: t('Removal requests'),
  report: t('Reports'),
  fraud: t('Linked accounts'),
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

/** The desk's queues for these rights. */
export function deskKindsOf(rights: readonly StaffRight[]): DeskKindName[] {
  return deskKinds.filter((kind) => rights.includes(rightOfDeskKind[kind]));
}

/** A queue that is worked on item by item. Removal requests stand at the head of the reports. */
export type WorkQueue = DeskKindName | 'complaint' | 'fictional_turn';

const besideTheDesk = ['complaint', 'fictional_turn'] as const;

/** All queues for these rights, in the order of their tabs. */
export function workQueuesOf(rights: readonly StaffRight[]): WorkQueue[] {
  return [...deskKindsOf(rights), ...besideTheDesk.filter((queue) => rights.includes(rightOfQueue[queue]))];
}

/** How many items wait in such a queue, in one brand or in all. */
export function countOf(rows: readonly WaitingQueueRow[], queue: WorkQueue, tenant?: string): number {
  return rows
    .filter((row) => row.queue === queue || (queue === 'report' && row.queue === 'removal_request'))
    .map(({ count, brands }) =>
      tenant === undefined ? count : (brands.find((brand) => brand.tenant === tenant)?.count ?? 0),
    )
    .reduce((sum, count) => sum + count, 0);
}

/** A queue narrowed to one brand. */
export function partOf(row: WaitingQueueRow, tenant: string): WaitingQueueRow {
  const { tenant: _found, ...part } = row.brands.find((brand) => brand.tenant === tenant) ?? {
    ...{ tenant, count: 0, late: 0, oldest_at: null, due_at: null },
  };
  return { ...row, ...part };
}

const hourMs = 3_600_000;
/** Deadlines nearer than this are marked. */
const soonMs = 24 * hourMs;

/** Where a queue is worked on, showing exactly what was counted. @param tenant undefined: in all the reader's brands */
export function queuePath(queue: WaitingQueue, now: Date, tenant?: string): string {
  const brand = tenant === undefined ? {} : { tenant };
  switch (queue) {
    case 'complaint':
      return listPath('support-cases', { state: 'open', ...brand });
    case 'fictional_turn':
      return listPath('fictional-turns', brand);
    case 'refund':
      return listPath('refunds', { waits: true, ...brand });
    case 'correction':
      return listPath('corrections', { state: 'requested', ...brand });
    case 'failed_payment':
      return listPath('payments', {
        status: 'failed',
        since: new Date(now.getTime() - failedPaymentHours * hourMs).toISOString(),
        ...brand,
      });
    default:
      return inBrand(`/desk/${queue === 'removal_request' ? 'report' : queue}`, tenant);
  }
}

/** Adds the brand to an address; undefined for all of the reader's. */
export function inBrand(path: string, tenant: string | undefined): string {
  return tenant === undefined ? path : `${path}?${new URLSearchParams({ tenant }).toString()}`;
}

/** How near a deadline is; undefined with enough time or without one. */
export function nearnessOf(dueAt: string | null, now: Date): 'late' | 'soon' | undefined {
  if (dueAt === null) return undefined;
  const left = Date.parse(dueAt) - now.getTime();
  return left < 0 ? 'late' : left < soonMs ? 'soon' : undefined;
}

export type Urgency = 'late' | 'soon' | 'calm';

/** How urgent a queue is, in words too, so that no meaning is left to colour alone. */
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

/** `14 wait for you, 3 of them late.` Failed payments don't wait for a person. */
export function summaryOf(rows: readonly WaitingQueueRow[]): string {
  const waiting = rows.filter(({ queue }) => queue !== 'failed_payment');
  const of = (what: 'count' | 'late') => waiting.reduce((sum, row) => sum + row[what], 0);
  const [count, late] = [of('count'), of('late')];
  if (count === 0) return t('Nothing waits for you.');
  return late === 0
    ? t('{{count, number}} wait for you, nothing is late.', { count })
    : t('{{count, number}} wait for you, {{late, number}} of them late.', { count, late });
}
