import { Inject, Injectable } from '@nestjs/common';
import { problem } from '../../kernel/http/problem.js';
import { Clock } from '../../ports/clock.js';
import { ProfilesApi } from '../profiles/profiles.api.js';
import { LikesRepository } from './likes.repository.js';

/** Once a liker's profile was opened, their like is no longer marked as new (specification §4). */
@Injectable()
export class SeeLiker {
  constructor(
    @Inject(LikesRepository) private readonly likes: LikesRepository,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @throws Problem `not_found` without such a like, and where its giver is not to be seen */
  async see(likedId: string, likerId: string): Promise<void> {
    const liker = await this.profiles.visible(likedId, likerId);
    if (!liker || !(await this.likes.markSeen(likedId, likerId, this.clock.now())))
      throw problem('not_found');
  }
}
