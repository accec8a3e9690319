import { Injectable } from '@nestjs/common';
import {
  brandsOfQueue,
  failedPaymentHours,
  lateHours,
  rightOfQueue,
  waitingQueues,
  type WaitingQueue,
} from '@kindling/contract/overviews/home';
import { deskKinds } from '@kindling/contract/safety/desk';
import type { WaitingQueueRow } from '@kindling/contract/overviews/calls/home';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Clock } from '../../../ports/clock.js';
import { FictionalQueueRepository } from '../../chats/fictional-desk/fictional-desk.api.js';
import { CorrectionsRepository } from '../../credits/credits.api.js';
import { PaymentListRepository } from '../../money/payments/payments.api.js';
import { DeskQueueRepository, type DeskQueue } from '../../safety/desk/desk.api.js';
import { SupportQueueRepository } from '../../safety/support/support.api.js';

const hourMs = 3_600_000;

/** Waiting items of a brand in a queue, as each module counts them; for the desk in parts. */
interface Counted {
  tenantId: string;
  count: number;
  late: number;
  oldestAt: Date;
  dueAt?: Date | null;
}

/** Counts the waiting items for a staff member: the queues that they have the right to work on, over their brands. */
@Injectable()
export class CountWaiting {
  constructor(
    private readonly clock: Clock,
    private readonly corrections: CorrectionsRepository,
    private readonly deskQueue: DeskQueueRepository,
    private readonly fictionalQueue: FictionalQueueRepository,
    private readonly paymentList: PaymentListRepository,
    private readonly supportQueue: SupportQueueRepository,
  ) {}

  async count(caller: StaffCaller): Promise<WaitingQueueRow[]> {
    const queues = waitingQueues.filter((queue) => caller.rights.includes(rightOfQueue[queue]));
    const ofDesk = await this.ofDesk(caller, queues);
    const rows = queues.map(async (queue) => toRow(queue, await this.counted(queue, caller, ofDesk)));
    return Promise.all(rows);
  }

  /** One statement counts all items of the desk, whatever the kinds. */
  private async ofDesk(caller: StaffCaller, queues: readonly WaitingQueue[]): Promise<DeskQueue[]> {
    const kinds = deskKinds.filter((kind) => (queues as readonly string[]).includes(kind));
    const now = this.clock.now();
    return this.deskQueue.queues(caller, kinds, { now, lateSince: before(now, lateHours) });
  }

  private async counted(
    queue: WaitingQueue,
    caller: StaffCaller,
    ofDesk: readonly DeskQueue[],
  ): Promise<readonly Counted[]> {
    const { tenants } = caller;
    const now = this.clock.now();
    const lateSince = before(now, lateHours);
    switch (queue) {
      case 'complaint':
        return this.supportQueue.waiting(caller, now);
      case 'fictional_turn':
        return this.fictionalQueue.waiting(caller, lateSince);
      case 'refund':
        return this.paymentList.refundsWaiting({ tenants }, lateSince);
      case 'correction':
        return this.corrections.waiting(tenants, lateSince);
      case 'failed_payment':
        return this.paymentList.failedPayments({ tenants }, before(now, failedPaymentHours));
      default: {
        const isRemoval = queue === 'removal_request';
        const kind = isRemoval ? 'report' : queue;
        return ofDesk.filter((row) => row.kind === kind && (kind !== 'report' || row.depicted === isRemoval));
      }
    }
  }
}

function before(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * hourMs);
}

function toRow(queue: WaitingQueue, counted: readonly Counted[]): WaitingQueueRow {
  return { queue, ...waitsOf(counted), brands: brandsOf(counted) };
}

function waitsOf(counted: readonly Counted[]): Omit<WaitingQueueRow, 'queue' | 'brands'> {
  return {
    count: sumOf(counted, 'count'),
    late: sumOf(counted, 'late'),
    oldest_at: firstOf(counted.map(({ oldestAt }) => oldestAt)),
    due_at: firstOf(counted.map(({ dueAt }) => dueAt)),
  };
}

function brandsOf(counted: readonly Counted[]): WaitingQueueRow['brands'] {
  const parts = Map.groupBy(counted, ({ tenantId }) => tenantId);
  return [...parts]
    .map(([tenant, ofBrand]) => ({ tenant, ...waitsOf(ofBrand) }))
    .sort((one, other) => other.count - one.count)
    .slice(0, brandsOfQueue);
}

function sumOf(counted: readonly Counted[], what: 'count' | 'late'): number {
  return counted.reduce((sum, row) => sum + row[what], 0);
}

function firstOf(times: readonly (Date | null | undefined)[]): string | null {
  const known = times.flatMap((time) => (time ? [time.getTime()] : []));
  return known.length === 0 ? null : new Date(Math.min(...known)).toISOString();
}
