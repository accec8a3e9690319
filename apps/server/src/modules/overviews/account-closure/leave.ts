import { Injectable } from '@nestjs/common';
import type { DeletionReason } from '@kindling/contract/overviews/calls/account-closure';
import { Database } from '../../../kernel/database/database.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { Clock } from '../../../ports/clock.js';
import { DeleteAccount, deletionSeconds, ReactivateAccount } from '../../accounts/accounts.api.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { DeparturesRepository } from './departures.repository.js';
import { eraseMemberJob } from './erase-member.js';

/** A member deletes their account: from here on it behaves as if it did not exist (decisions §3.5). */
@Injectable()
export class Leave {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly deleteAccount: DeleteAccount,
    private readonly reactivateAccount: ReactivateAccount,
    private readonly profiles: ProfilesApi,
    private readonly departures: DeparturesRepository,
  ) {}

  /**
   * @param reason is counted, and not kept with the member
   * @throws Problem `authentication_required` when already deleted
   */
  leave(memberId: string, reason: DeletionReason): Promise<void> {
    return this.database.inTransaction(() => this.begin(memberId, reason));
  }

  /** The same as part of the caller's transaction: support deletes an account for its member. */
  async begin(memberId: string, reason: DeletionReason): Promise<void> {
    await this.deleteAccount.delete(memberId);
    await this.profiles.hide(memberId);
    await this.outbox.add(eraseMemberJob, { memberId }, deletionSeconds);
    // Last, because this row's lock blocks all other members leaving the brand for the same reason.
    await this.departures.count(this.clock.now().toISOString().slice(0, 7), reason);
  }

  /**
   * Undoes the deletion: everything is as before, and no session starts.
   *
   * @param token in the `#` fragment of the mailed link
   * @throws Problem `link_expired`
   */
  async undo(token: string): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.profiles.reveal(await this.reactivateAccount.reactivate(token));
    });
  }
}
