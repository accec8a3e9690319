import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { MemberSessions } from '../../../kernel/sessions/member-sessions.js';
import { Clock } from '../../../ports/clock.js';
import { AccountsRepository, type StoredAccount } from '../core/accounts.repository.js';
import { MailedLinksRepository } from '../links/mailed-links.repository.js';
import { accountMailJob } from '../mails/account-mail-jobs.js';

/** Puts a new password in the place of the old one, with everything that the old one had opened or asked for. */
@Injectable()
export class ReplacePassword {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly memberSessions: MemberSessions,
    private readonly accounts: AccountsRepository,
    private readonly mailedLinks: MailedLinksRepository,
  ) {}

  /**
   * Ends every session of the account, spends its links for resets and mail changes, and mails its owner. Devices
   * that the account knew are sealed with the version before and so known no more.
   *
   * @param account as it was when the right to do this was shown
   * @returns false when its password was replaced meanwhile
   * @throws Error outside a transaction
   */
  async replace(account: StoredAccount, passwordHash: string): Promise<boolean> {
    this.database.requireTransaction('Replacing a password');
    if (!(await this.accounts.setPassword(account, passwordHash))) return false;
    const now = this.clock.now();
    await this.memberSessions.endAll(account.id);
    await this.mailedLinks.spendAll(account.id, 'reset', now);
    await this.mailedLinks.spendAll(account.id, 'mail_change', now);
    await this.outbox.add(accountMailJob, { about: 'password_changed', accountId: account.id });
    return true;
  }
}
