import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Clock } from '../../../ports/clock.js';
import { memberBlocked, profileWithdrawn } from '../profile-events.js';
import { ProfilesRepository } from '../record/profiles.repository.js';
import { BlocksRepository } from './blocks.repository.js';

/** A member blocks another: mutual, immediate and complete (trust 18). Nothing is deleted, so an end restores all. */
@Injectable()
export class BlockMember {
  constructor(
    private readonly blocks: BlocksRepository,
    private readonly profiles: ProfilesRepository,
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /**
   * A repeat changes nothing.
   *
   * @throws Problem `not_found` for oneself and for whom the member may not see: who is blocked by them learns nothing
   */
  async block(blockerId: string, blockedId: string): Promise<void> {
    await this.database.inTransaction(async () => {
      // Whoever writes or likes holds one of these locks: what they do is done before the block or not at all.
      await this.profiles.lock([blockerId, blockedId]);
      if (await this.blocks.has(blockerId, blockedId)) return;
      if (blockerId === blockedId || !(await this.profiles.findVisible(blockerId, blockedId)))
        throw problem('not_found');
      await this.blocks.insert(blockerId, blockedId, this.clock.now());
      await this.events.emit(memberBlocked, { memberId: blockerId, otherId: blockedId });
      await this.events.emit(profileWithdrawn, { memberId: blockerId, fromId: blockedId });
    });
  }
}
