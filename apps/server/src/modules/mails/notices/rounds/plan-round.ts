import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { Clock } from '../../../../ports/clock.js';
import { tellMemberJob } from '../notice-jobs.js';
import { NoticeStatesRepository } from './notice-states.repository.js';

/** Plans a member's next round, in the current transaction. */
@Injectable()
export class PlanRound {
  constructor(
    private readonly noticeStates: NoticeStatesRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** No later than `at`: an earlier planned round serves as well. */
  async noLaterThan(memberId: string, at: Date): Promise<void> {
    const now = this.clock.now();
    const { nextAt } = await this.noticeStates.find(memberId);
    if (nextAt !== null && nextAt > now && nextAt <= at) return;
    await this.plan(memberId, at);
  }

  /** @param at null for none */
  async plan(memberId: string, at: Date | null): Promise<void> {
    this.noticeStates.setNext(memberId, at);
    if (at === null) return;
    const seconds = Math.ceil((at.getTime() - this.clock.now().getTime()) / 1000);
    await this.outbox.add(tellMemberJob, { memberId }, Math.max(0, seconds));
  }
}
