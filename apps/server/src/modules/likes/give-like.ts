import { Inject, Injectable } from '@nestjs/common';
import type { giveLike } from '@kindling/contract/routes/likes';
import type { Answer } from '@kindling/contract/route';
import { Database } from '../../kernel/database/database.js';
import { Events } from '../../kernel/events.js';
import { problem } from '../../kernel/http/problem.js';
import { Clock } from '../../ports/clock.js';
import { CreditsApi } from '../credits/credits.api.js';
import { ProfilesApi } from '../profiles/profiles.api.js';
import { memberLiked } from './like-events.js';
import { allowanceAnswer, allowanceOf, freeLikes, likeWindowMs, type Allowance } from './like-rules.js';
import { LikesRepository } from './likes.repository.js';

/** A member likes another; a repeat is the same like and costs nothing of the day's allowance. */
@Injectable()
export class GiveLike {
  constructor(
    @Inject(LikesRepository) private readonly likes: LikesRepository,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
    @Inject(CreditsApi) private readonly credits: CreditsApi,
    @Inject(Database) private readonly database: Database,
    @Inject(Events) private readonly events: Events,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @throws Problem `not_found`, `account_restricted`, `like_limit_reached` with `until` */
  async give(likerId: string, likedId: string): Promise<Answer<typeof giveLike>> {
    if (likerId === likedId) throw problem('not_found');
    const { paidUser } = await this.credits.wallet(likerId);
    if (!paidUser) await this.refuseEarly(likerId, likedId);
    return this.database.inTransaction(async () => {
      // Locks both: two who like each other at the same moment both learn of the match. The allowance is counted
      // exactly.
      await this.profiles.lock(likerId, likedId);
      await this.profiles.requireUnrestricted(likerId);
      if (!(await this.profiles.visible(likerId, likedId))) throw problem('not_found');
      const standing = await this.likes.standing(likerId, likedId);
      if (!standing.given) {
        if (!paidUser) this.requireAllowance(await this.allowance(likerId));
        await this.likes.insert(likerId, likedId, this.clock.now());
        // An invisible member becomes visible to the one they like, who could not see the like otherwise.
        await this.profiles.reachedOut(likerId, likedId);
        await this.events.emit(memberLiked, { likerId, likedId, match: standing.received });
      }
      const allowance = paidUser ? null : allowanceAnswer(await this.allowance(likerId));
      return { match: standing.received, allowance };
    });
  }

  /**
   * Refuses early, by plain reads, when no like is left. A transaction would keep a connection and lock both members.
   */
  private async refuseEarly(likerId: string, likedId: string): Promise<void> {
    const allowance = await this.allowance(likerId);
    if (allowance.left > 0) return;
    if (!(await this.profiles.visible(likerId, likedId))) throw problem('not_found');
    if (!(await this.likes.standing(likerId, likedId)).given) this.requireAllowance(allowance);
  }

  /** What a free member has left now. */
  async allowance(likerId: string): Promise<Allowance> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - likeWindowMs);
    return allowanceOf(await this.likes.givenTimes(likerId, since, freeLikes), now);
  }

  private requireAllowance({ left, nextAt }: Allowance): void {
    if (left > 0) return;
    throw problem('like_limit_reached', nextAt ? { until: nextAt.toISOString() } : {});
  }
}
