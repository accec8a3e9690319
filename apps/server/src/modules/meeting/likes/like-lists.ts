import { Injectable } from '@nestjs/common';
import type { LikesAnswer } from '@kindling/contract/meeting/calls/likes';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Clock } from '../../../ports/clock.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { GivenLikes } from './given-likes.js';
import { likeSeen } from './like-events.js';
import { LikedParts } from './liked-parts.js';
import { LikesRepository } from './likes.repository.js';

/** The newest of each list; older ones are no longer listed. */
const listLength = 200;

/** A member's lists of likes: received and given ones and matches, and which of the received ones are still new. */
@Injectable()
export class LikeLists {
  constructor(
    private readonly likes: LikesRepository,
    private readonly profiles: ProfilesApi,
    private readonly givenLikes: GivenLikes,
    private readonly likedParts: LikedParts,
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async list(memberId: string): Promise<LikesAnswer> {
    const [received, given, allowance] = await Promise.all([
      this.likes.received(memberId, listLength),
      this.likes.given(memberId, listLength),
      this.givenLikes.allowance(memberId),
    ]);
    const ids = new Set([...received.map((like) => like.likerId), ...given.map((like) => like.likedId)]);
    const cards = await this.profiles.cards([...ids], memberId);
    const shownReceived = received.filter((like) => cards.has(like.likerId));
    const aboutOf = await this.likedParts.own(memberId, shownReceived);
    const shownGiven = given.filter((like) => cards.has(like.likedId));
    return {
      profiles: [...cards.values()],
      liked_by: shownReceived.map((like) => ({
        ...{ id: like.likerId, like_new: like.isNew, liked_at: like.likedAt.toISOString() },
        about: aboutOf(like),
      })),
      given: shownGiven.map((like) => ({ id: like.likedId, liked_at: like.likedAt.toISOString() })),
      matches: shownGiven.filter((like) => like.isMatch).map((like) => like.likedId),
      allowance,
    };
  }

  /**
   * Once a liker's profile was opened or the match was shown, their like is no longer marked as new (specification §4).
   *
   * @returns whether it was new until now: of several pages that show a match one gets true
   * @throws Problem `not_found` without such a like, and where its giver is not to be seen
   */
  async see(likedId: string, likerId: string): Promise<boolean> {
    if (!(await this.profiles.visible(likedId, likerId))) throw problem('not_found');
    return this.database.inTransaction(async () => {
      const wasNew = await this.likes.markSeen(likedId, likerId, this.clock.now());
      if (wasNew === undefined) throw problem('not_found');
      if (wasNew) await this.events.emit(likeSeen, { memberId: likedId, likerId });
      return wasNew;
    });
  }
}
