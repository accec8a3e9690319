import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../ports/clock.js';
import { Database } from '../../../kernel/database/database.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { MemberSessions } from '../../../kernel/sessions/member-sessions.js';
import { AccountsRepository, type StoredAccount } from '../core/accounts.repository.js';
import { MailedLinksRepository } from '../links/mailed-links.repository.js';
import { accountMailJob } from '../mails/account-mail-jobs.js';

/** Puts a new password in the place of the old one, with everything that the old one had opened or asked for. */
@Injectable()
export class ReplacePassword {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(MemberSessions) private readonly sessions: MemberSessions,
    @Inject(AccountsRepository) private readonly accounts: AccountsRepository,
    @Inject(MailedLinksRepository) private readonly links: MailedLinksRepository,
  ) {}

  /**
   * Ends every session of the account, spends its links for resets and mail changes, and tells its owner by mail. Devices
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
    await this.sessions.endAll(account.id);
    await this.links.spendAll(account.id, 'reset', now);
    await this.links.spendAll(account.id, 'mail_change', now);
    await this.outbox.add(accountMailJob, { about: 'password_changed', accountId: account.id });
    return true;
  }
}
