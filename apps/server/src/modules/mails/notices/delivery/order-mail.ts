import { Injectable } from '@nestjs/common';
import { dayIn, timeZoneOf } from '@kindling/contract/brands/brand-day';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { Job } from '../../../../kernel/outbox/job.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { NoticeStatesRepository } from '../rounds/notice-states.repository.js';
import type { ReaderFacts } from '../rounds/reader-facts.js';

/** Queues optional mails, each counted towards its day. */
@Injectable()
export class OrderMail {
  constructor(
    private readonly noticeStates: NoticeStatesRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * In the current transaction; for now, or for the end of the quiet hours on a day with mails left.
   *
   * @param job writes and sends the mail
   */
  async add<T extends { memberId: string }>(job: Job<T>, order: T, reader: ReaderFacts): Promise<void> {
    const { now, wakingAt, nextMailAt } = reader;
    const at = new Date(Math.max(now.getTime(), wakingAt.getTime(), nextMailAt.getTime()));
    await this.noticeStates.countMail(
      order.memberId,
      dayIn(timeZoneOf(TenantContext.current().settings), at),
    );
    await this.outbox.add(job, order, Math.ceil((at.getTime() - now.getTime()) / 1000));
  }
}
