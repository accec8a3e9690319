import { Inject, Injectable } from '@nestjs/common';
import { ProfilesApi } from '../profiles/profiles.api.js';
import { LikesRepository } from './likes.repository.js';

export { likeSeen, memberLiked } from './like-events.js';

/** Enough for every badge, which is capped at 99. */
const mostCounted = 1000;
/** In an export nothing is left out. */
const allOfThem = 1_000_000;

/** A like for its member to take along, under the name the other showed; null for one who is not to be seen. */
export interface LikeExport {
  name: string | null;
  likedAt: Date;
}

/** What other modules may ask of likes. */
@Injectable()
export class LikesApi {
  constructor(
    @Inject(LikesRepository) private readonly likes: LikesRepository,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
  ) {}

  /** How a reader stands to a profile; a match is a like in both directions. */
  async standing(viewerId: string, profileId: string): Promise<{ liked: boolean; match: boolean }> {
    const { given, received } = await this.likes.standing(viewerId, profileId);
    return { liked: given, match: given && received };
  }

  /** All likes given, and those received from members that this one may see. */
  async export(memberId: string): Promise<{ given: LikeExport[]; received: LikeExport[] }> {
    const [given, received] = await Promise.all([
      this.likes.given(memberId, allOfThem),
      this.likes.received(memberId, allOfThem),
    ]);
    const ids = [...given.map(({ likedId }) => likedId), ...received.map(({ likerId }) => likerId)];
    const names = await this.profiles.names(memberId, ids);
    return {
      given: given.map(({ likedId, likedAt }) => ({ name: names.get(likedId)?.name ?? null, likedAt })),
      received: received.flatMap(({ likerId, likedAt }) => {
        const name = names.get(likerId)?.name;
        return name === undefined ? [] : [{ name, likedAt }];
      }),
    };
  }

  /** Who likes the member and was neither looked at nor liked back since: of whom the member does not know. */
  async unseenLikers(memberId: string): Promise<Set<string>> {
    const [likers, given] = await Promise.all([
      this.likes.newLikers(memberId, mostCounted),
      this.likes.newerGiven(memberId, mostCounted),
    ]);
    return new Set(likers.filter((id) => !given.has(id)));
  }

  /** When the newest like that a member got was given. */
  async newestLike(memberId: string): Promise<Date | undefined> {
    return (await this.likes.received(memberId, 1))[0]?.likedAt;
  }

  /** Likes of visible members that this one has not looked at yet. */
  async newLikes(memberId: string): Promise<number> {
    const likers = await this.likes.newLikers(memberId, mostCounted);
    return (await this.profiles.visibleIds(likers, memberId)).size;
  }
}
