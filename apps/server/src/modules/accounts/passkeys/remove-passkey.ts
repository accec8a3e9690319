import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { PasskeysRepository } from '../core/passkeys.repository.js';
import { accountMailJob } from '../mails/account-mail-jobs.js';

/** Removes a member's passkey. It asks for no password: the password and its reset remain, and the owner is told. */
@Injectable()
export class RemovePasskey {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly passkeys: PasskeysRepository,
  ) {}

  /** @throws Problem `not_found` for one that is not the member's */
  async remove(memberId: string, id: string): Promise<void> {
    await this.database.inTransaction(async () => {
      if (!(await this.passkeys.remove(memberId, id))) throw problem('not_found');
      await this.outbox.add(accountMailJob, { about: 'passkey_removed', accountId: memberId });
    });
  }
}
