import { Inject, Injectable } from '@nestjs/common';
import { ProfilesApi } from '../profiles/profiles.api.js';
import { LikesRepository } from './likes.repository.js';

/** Enough for every badge, which is capped at 99. */
const mostCounted = 1000;

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

  /** Likes of visible members that this one has not looked at yet. */
  async newLikes(memberId: string): Promise<number> {
    const likers = await this.likes.newLikers(memberId, mostCounted);
    return (await this.profiles.visibleIds(likers, memberId)).size;
  }
}
