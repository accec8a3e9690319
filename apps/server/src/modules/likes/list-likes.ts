import { Inject, Injectable } from '@nestjs/common';
import type { LikesAnswer } from '@kindling/contract/routes/likes';
import { CreditsApi } from '../credits/credits.api.js';
import { ProfilesApi } from '../profiles/profiles.api.js';
import { GiveLike } from './give-like.js';
import { allowanceAnswer } from './like-rules.js';
import { LikesRepository } from './likes.repository.js';

/** The newest of each list; older ones are no longer listed. */
const listLength = 200;

/** Received and given likes and matches of a member. */
@Injectable()
export class ListLikes {
  constructor(
    @Inject(LikesRepository) private readonly likes: LikesRepository,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
    @Inject(CreditsApi) private readonly credits: CreditsApi,
    @Inject(GiveLike) private readonly giving: GiveLike,
  ) {}

  async list(memberId: string): Promise<LikesAnswer> {
    const [received, given, wallet] = await Promise.all([
      this.likes.received(memberId, listLength),
      this.likes.given(memberId, listLength),
      this.credits.wallet(memberId),
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
      allowance: wallet.paidUser ? null : allowanceAnswer(await this.giving.allowance(memberId)),
    };
  }
}
