import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { hashSecret } from '../../../kernel/ground/hash-secret.js';
import { problem } from '../../../kernel/ground/problem.js';
import { Clock } from '../../../ports/clock.js';
import { AccountsRepository } from '../core/accounts.repository.js';
import { MailedLinksRepository } from '../links/mailed-links.repository.js';
import { isOver } from './deletion-rules.js';

/** Brings a deleted account back as it was. It starts no session: the mail may be open on any machine. */
@Injectable()
export class ReactivateAccount {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: AccountsRepository,
    private readonly mailedLinks: MailedLinksRepository,
  ) {}

  /**
   * @param token the part behind the `#` of the mailed link
   * @returns the member's id
   * @throws Problem `link_expired` for a link that is unknown, used or older than the 14 days, or a banned member's
   * @throws Error outside a transaction
   */
  async reactivate(token: string): Promise<string> {
    this.database.requireTransaction('Reactivating an account');
    const now = this.clock.now();
    const link = await this.mailedLinks.spend(hashSecret(token), 'reactivation', now);
    const account = link && (await this.accounts.findForUpdate(link.accountId));
    const isBanned = account?.bannedBy !== null;
    if (!account || isBanned || account.deletedAt === null || isOver(account.deletedAt, now))
      throw problem('link_expired');
    await this.accounts.restore(account);
    return account.id;
  }
}
