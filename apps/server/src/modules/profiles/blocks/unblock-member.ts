import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { Events } from '../../../kernel/outbox/events.js';
import { memberUnblocked } from '../profile-events.js';
import { ProfilesRepository } from '../record/profiles.repository.js';
import { BlocksRepository } from './blocks.repository.js';

/** Ends a block that the member put up; one that the other put up stands. */
@Injectable()
export class UnblockMember {
  constructor(
    private readonly blocks: BlocksRepository,
    private readonly profiles: ProfilesRepository,
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  /** @throws Problem `not_found` for whom the member neither blocked nor may see; a repeat is none of these */
  async unblock(memberId: string, otherId: string): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.profiles.lock([memberId, otherId]);
      if (await this.blocks.delete(memberId, otherId)) {
        await this.events.emit(memberUnblocked, { memberId, otherId });
        return;
      }
      if (memberId === otherId || !(await this.profiles.findVisible(memberId, otherId)))
        throw problem('not_found');
    });
  }
}
