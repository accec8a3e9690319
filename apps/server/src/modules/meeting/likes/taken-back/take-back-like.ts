import { Injectable } from '@nestjs/common';
import type { takeBackLike } from '@kindling/contract/meeting/calls/likes';
import type { Answer } from '@kindling/contract/route';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { Events } from '../../../../kernel/outbox/events.js';
import { Clock } from '../../../../ports/clock.js';
import { ProfilesApi } from '../../../profiles/profiles.api.js';
import { DayAllowance } from '../day-allowance.js';
import { likeTakenBack } from '../like-events.js';
import { likeWindowMs } from '../like-rules.js';
import { LikesRepository } from '../likes.repository.js';
import { TakenBackLikesRepository } from './taken-back-likes.repository.js';

/**
 * A member takes a like back. A match ends by it, and both sides' pages learn of it without a word. It gives nothing of the
 * day's allowance back: what was given for a moment was given.
 */
@Injectable()
export class TakeBackLike {
  constructor(
    private readonly likes: LikesRepository,
    private readonly takenBackLikes: TakenBackLikesRepository,
    private readonly dayAllowance: DayAllowance,
    private readonly profiles: ProfilesApi,
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /**
   * Also from whoever is not to be seen any more. One that was taken back already is taken back.
   *
   * @throws Problem `not_found` where there was no such like within the day
   */
  async takeBack(likerId: string, likedId: string): Promise<Answer<typeof takeBackLike>> {
    await this.database.inTransaction(async () => {
      await this.profiles.lock(likerId, likedId);
      const like = await this.likes.find(likerId, likedId);
      const now = this.clock.now();
      if (!like) {
        const since = new Date(now.getTime() - likeWindowMs);
        if (!(await this.takenBackLikes.find(likerId, likedId, since))) throw problem('not_found');
        return;
      }
      await this.likes.remove(likerId, likedId);
      const { createdAt: likedAt, seenAt } = like;
      await this.takenBackLikes.keep(likerId, { likedId, likedAt, seenAt, takenBackAt: now });
      await this.events.emit(likeTakenBack, { likerId, likedId });
    });
    return { allowance: await this.dayAllowance.answer(likerId) };
  }
}
