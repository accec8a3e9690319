import { Injectable } from '@nestjs/common';
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
    private readonly database: Database,
    private readonly deskDecisions: DeskDecisionsRepository,
    private readonly deskItems: DeskItemsRepository,
    private readonly deskKinds: DeskKinds,
  ) {}

  /** @throws Error outside a transaction */
  async erase(memberId: string): Promise<void> {
    this.database.requireTransaction('Erasing from the desk');
    for (const { id, kind } of await this.deskItems.allOf(memberId)) {
      await this.deskDecisions.forgetNotes(id);
      if (this.deskKinds.find(kind)?.outlivesMember) {
        await this.deskItems.update(id, { memberId: null, escalationNote: null });
      } else await this.deskItems.delete(id);
    }
  }
}
