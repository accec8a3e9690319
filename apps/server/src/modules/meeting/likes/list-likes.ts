import { Injectable } from '@nestjs/common';
import type { LikesAnswer } from '@kindling/contract/meeting/calls/likes';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { DayAllowance } from './day-allowance.js';
import { LikesRepository } from './likes.repository.js';

/** The newest of each list; older ones are no longer listed. */
const listLength = 200;

/** Received and given likes and matches of a member. */
@Injectable()
export class ListLikes {
  constructor(
    private readonly likes: LikesRepository,
    private readonly profiles: ProfilesApi,
    private readonly dayAllowance: DayAllowance,
  ) {}

  async list(memberId: string): Promise<LikesAnswer> {
    const [received, given, allowance] = await Promise.all([
      this.likes.received(memberId, listLength),
      this.likes.given(memberId, listLength),
      this.dayAllowance.answer(memberId),
    ]);
    const ids = new Set([...received.map((like) => like.likerId), ...given.map((like) => like.likedId)]);
    const cards = await this.profiles.cards([...ids], memberId);
    const shownGiven = given.filter((like) => cards.has(like.likedId));
    return {
      profiles: [...cards.values()],
      liked_by: received
        .filter((like) => cards.has(like.likerId))
        .map((like) => ({ id: like.likerId, like_new: like.isNew, liked_at: like.likedAt.toISOString() })),
      given: shownGiven.map((like) => ({ id: like.likedId, liked_at: like.likedAt.toISOString() })),
      matches: shownGiven.filter((like) => like.isMatch).map((like) => like.likedId),
      allowance,
    };
  }
}
