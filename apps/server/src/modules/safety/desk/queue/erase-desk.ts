import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { DeskDecisionsRepository } from '../decisions/desk-decisions.repository.js';
import { DeskKinds } from '../desk-kinds.js';
import { DeskItemsRepository } from './desk-items.repository.js';

/**
 * Erases what the desk has of a member (decisions §3.5). Decisions stay for the figures of whoever made them, without a
 * word about whom; cases that outlive the member stay without their name.
 */
@Injectable()
export class EraseDesk {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(DeskDecisionsRepository) private readonly decisions: DeskDecisionsRepository,
    @Inject(DeskItemsRepository) private readonly items: DeskItemsRepository,
    @Inject(DeskKinds) private readonly kinds: DeskKinds,
  ) {}

  /** @throws Error outside a transaction */
  async erase(memberId: string): Promise<void> {
    this.database.requireTransaction('Erasing from the desk');
    for (const { id, kind } of await this.items.allOf(memberId)) {
      await this.decisions.forgetNotes(id);
      if (this.kinds.find(kind)?.outlivesMember) {
        await this.items.update(id, { memberId: null, escalationNote: null });
      } else await this.items.delete(id);
    }
  }
}
