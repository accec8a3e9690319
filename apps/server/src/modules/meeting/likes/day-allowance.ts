import { Injectable } from '@nestjs/common';
import type { LikesAnswer } from '@kindling/contract/meeting/calls/likes';
import { Clock } from '../../../ports/clock.js';
import { CreditsApi } from '../../credits/credits.api.js';
import { allowanceAnswer, allowanceOf, freeLikes, likeWindowMs, type Allowance } from './like-rules.js';
import { LikesRepository } from './likes.repository.js';
import { TakenBackLikesRepository } from './taken-back/taken-back-likes.repository.js';

/** How many likes a free member has left of the day; whatever way they are given, they share it (decisions §11.6). */
@Injectable()
export class DayAllowance {
  constructor(
    private readonly likes: LikesRepository,
    private readonly takenBackLikes: TakenBackLikesRepository,
    private readonly credits: CreditsApi,
    private readonly clock: Clock,
  ) {}

  /** What a free member has left now. One that was taken back counts like the others. */
  async left(likerId: string): Promise<Allowance> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - likeWindowMs);
    const [given, takenBack] = await Promise.all([
      this.likes.givenTimes(likerId, since, freeLikes),
      this.takenBackLikes.givenTimes(likerId, since, freeLikes),
    ]);
    const times = [...given, ...takenBack].sort((one, other) => other.getTime() - one.getTime());
    return allowanceOf(times, now);
  }

  /** As the contract tells it: null for a premium member. */
  async answer(memberId: string): Promise<LikesAnswer['allowance']> {
    const { paidUser } = await this.credits.wallet(memberId);
    return paidUser ? null : allowanceAnswer(await this.left(memberId));
  }
}
