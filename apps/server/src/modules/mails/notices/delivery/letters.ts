import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import type { NotificationKind } from '@kindling/contract/mails/notification-kinds';
import type { Job } from '../../../../kernel/outbox/job.js';
import { decideNotice, type Decision } from '../rounds/decide-notice.js';
import { ReadReaderFacts, type ReaderFacts } from '../rounds/reader-facts.js';
import { OrderMail } from './order-mail.js';

/** Mails of a brand to many members: the same rule decides about them as about notices of others' actions. */
@Injectable()
export class Letters {
  constructor(
    private readonly readReaderFacts: ReadReaderFacts,
    private readonly orderMail: OrderMail,
  ) {}

  /** @returns where a mail of a kind may go; undefined for a member who does not want it, or cannot be mailed */
  async mayReach(
    memberId: string,
    kind: NotificationKind,
  ): Promise<{ email: string; language: Language } | undefined> {
    const reader = await this.readReaderFacts.of(memberId);
    return reader && decide(reader, kind).do !== 'drop' ? reader : undefined;
  }

  /**
   * Queues a member's mail in the current transaction, for the next permitted time.
   *
   * @returns false for a member who does not want it, or cannot be mailed
   */
  async order<T extends { memberId: string }>(
    kind: NotificationKind,
    job: Job<T>,
    order: T,
  ): Promise<boolean> {
    const reader = await this.readReaderFacts.of(order.memberId);
    if (!reader || decide(reader, kind).do === 'drop') return false;
    await this.orderMail.add(job, order, reader);
    return true;
  }
}

function decide(reader: ReaderFacts, kind: NotificationKind): Decision {
  return decideNotice({
    ...{ ...reader, kind, since: reader.now, seen: false },
    ...{ isLetter: true, otherVisible: true, switchedOff: reader.isOff(kind) },
  });
}
