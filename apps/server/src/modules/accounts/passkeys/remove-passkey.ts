import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { PasskeysRepository } from '../core/passkeys.repository.js';
import { accountMailJob } from '../mails/account-mail-jobs.js';

/** Removes a member's passkey. No password is needed: the reset by mail still works, and the owner gets a mail. */
@Injectable()
export class RemovePasskey {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly passkeys: PasskeysRepository,
  ) {}

  /** @throws Problem `not_found` when the member has no such passkey */
  async remove(memberId: string, id: string): Promise<void> {
    await this.database.inTransaction(async () => {
      if (!(await this.passkeys.remove(memberId, id))) throw problem('not_found');
      await this.outbox.add(accountMailJob, { about: 'passkey_removed', accountId: memberId });
    });
  }
}
