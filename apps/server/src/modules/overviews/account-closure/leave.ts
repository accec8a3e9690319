import { Injectable } from '@nestjs/common';
import type { DeletionReason } from '@kindling/contract/overviews/calls/account-closure';
import { Database } from '../../../kernel/database/database.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { Clock } from '../../../ports/clock.js';
import { DeleteAccount, deletionSeconds, ReactivateAccount } from '../../accounts/accounts.api.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { DeparturesRepository } from './departures.repository.js';
import { eraseMemberJob } from './erase-member.js';

/** A member deletes their account: from here on it is as if it did not exist (decisions §3.5). */
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
   * @throws Problem `authentication_required` when it is deleted already
   */
  leave(memberId: string, reason: DeletionReason): Promise<void> {
    return this.database.inTransaction(() => this.begin(memberId, reason));
  }

  /** Does the same inside the caller's transaction; support uses it. */
  async begin(memberId: string, reason: DeletionReason): Promise<void> {
    await this.deleteAccount.delete(memberId);
    await this.profiles.hide(memberId);
    await this.outbox.add(eraseMemberJob, { memberId }, deletionSeconds);
    // This comes last, because everybody who leaves the brand for the same reason waits for this row's lock.
    await this.departures.count(this.clock.now().toISOString().slice(0, 7), reason);
  }

  /**
   * Takes it back: everything is as before, and no session begins.
   *
   * @param token what is behind the `#` of the mailed link
   * @throws Problem `link_expired`
   */
  async undo(token: string): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.profiles.reveal(await this.reactivateAccount.reactivate(token));
    });
  }
}
