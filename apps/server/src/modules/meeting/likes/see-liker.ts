import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Clock } from '../../../ports/clock.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { likeSeen } from './like-events.js';
import { LikesRepository } from './likes.repository.js';

/** Once a liker's profile was opened, their like is no longer marked as new (specification §4). */
@Injectable()
export class SeeLiker {
  constructor(
    private readonly likes: LikesRepository,
    private readonly profiles: ProfilesApi,
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem `not_found` without such a like, and where its giver is not to be seen */
  async see(likedId: string, likerId: string): Promise<void> {
    if (!(await this.profiles.visible(likedId, likerId))) throw problem('not_found');
    await this.database.inTransaction(async () => {
      if (!(await this.likes.markSeen(likedId, likerId, this.clock.now()))) throw problem('not_found');
      await this.events.emit(likeSeen, { memberId: likedId, likerId });
    });
  }
}
