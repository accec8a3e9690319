import { Inject, Injectable } from '@nestjs/common';
import {
  failedPaymentHours,
  lateHours,
  rightOfQueue,
  waitingQueues,
  type WaitingQueue,
} from '@kindling/contract/home';
import { deskKinds } from '@kindling/contract/desk';
import type { WaitingQueueRow } from '@kindling/contract/routes/home';
import type { StaffCaller } from '../../kernel/http/caller.js';
import { Clock } from '../../ports/clock.js';
import { CorrectionsRepository } from '../credits/credits.api.js';
import { DeskQueueRepository, type DeskQueue } from '../desk/desk.api.js';
import { FictionalQueueRepository } from '../fictional-desk/fictional-desk.api.js';
import { PaymentListRepository } from '../payments/payments.api.js';
import { SupportQueueRepository } from '../support/support.api.js';

const hourMs = 3_600_000;

/** How much waits in a queue, as each module counts it. */
interface Counted {
  count: number;
  late: number;
  oldestAt: Date | null;
  dueAt?: Date | null;
}

const nothing: Counted = { count: 0, late: 0, oldestAt: null };

/** Counts what waits for somebody: the queues that they have the right to work on, over the brands they were given. */
@Injectable()
export class CountWaiting {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(CorrectionsRepository) private readonly corrections: CorrectionsRepository,
    @Inject(DeskQueueRepository) private readonly desk: DeskQueueRepository,
    @Inject(FictionalQueueRepository) private readonly turns: FictionalQueueRepository,
    @Inject(PaymentListRepository) private readonly payments: PaymentListRepository,
    @Inject(SupportQueueRepository) private readonly complaints: SupportQueueRepository,
  ) {}

  async count(caller: StaffCaller): Promise<WaitingQueueRow[]> {
    const queues = waitingQueues.filter((queue) => caller.rights.includes(rightOfQueue[queue]));
    const ofDesk = await this.ofDesk(caller, queues);
    const rows = queues.map(async (queue) => toRow(queue, await this.counted(queue, caller, ofDesk)));
    return Promise.all(rows);
  }

  /** What the desk holds is counted by one statement, whatever the kinds. */
  private async ofDesk(caller: StaffCaller, queues: readonly WaitingQueue[]): Promise<DeskQueue[]> {
    const kinds = deskKinds.filter((kind) => (queues as readonly string[]).includes(kind));
    const now = this.clock.now();
    return this.desk.queues(caller, kinds, { now, lateSince: before(now, lateHours) });
  }

  private async counted(
    queue: WaitingQueue,
    caller: StaffCaller,
    ofDesk: readonly DeskQueue[],
  ): Promise<Counted> {
    const { tenants } = caller;
    const now = this.clock.now();
    const lateSince = before(now, lateHours);
    switch (queue) {
      case 'complaint':
        return (await this.complaints.waiting(caller, now))[0] ?? nothing;
      case 'fictional_turn':
        return (await this.turns.waiting(caller, lateSince))[0] ?? nothing;
      case 'refund':
        return this.payments.refundsWaiting({ tenants }, lateSince);
      case 'correction':
        return (await this.corrections.waiting(tenants, lateSince))[0] ?? nothing;
      case 'failed_payment':
        return this.payments.failedPayments({ tenants }, before(now, failedPaymentHours));
      default: {
        const isRemoval = queue === 'removal_request';
        const kind = isRemoval ? 'report' : queue;
        const found = ofDesk.filter(
          (row) => row.kind === kind && (kind !== 'report' || row.depicted === isRemoval),
        );
        return found.reduce(together, nothing);
      }
    }
  }
}

function before(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * hourMs);
}

function together(one: Counted, other: Counted): Counted {
  return {
    count: one.count + other.count,
    late: one.late + other.late,
    oldestAt: first(one.oldestAt, other.oldestAt),
    dueAt: first(one.dueAt, other.dueAt),
  };
}

function first(one: Date | null | undefined, other: Date | null | undefined): Date | null {
  if (!one || !other) return one ?? other ?? null;
  return one < other ? one : other;
}

function toRow(queue: WaitingQueue, { count, late, oldestAt, dueAt }: Counted): WaitingQueueRow {
  return {
    ...{ queue, count, late },
    oldest_at: oldestAt?.toISOString() ?? null,
    due_at: dueAt?.toISOString() ?? null,
  };
}
