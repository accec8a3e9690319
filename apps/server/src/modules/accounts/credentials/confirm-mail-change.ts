import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { hashSecret } from '../../../kernel/ground/hash-secret.js';
import { problem, type Problem } from '../../../kernel/ground/problem.js';
import type { Call } from '../../../kernel/http/call.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { Clock } from '../../../ports/clock.js';
import { memberActivated, memberMailChanged } from '../core/account-events.js';
import { AccountsRepository } from '../core/accounts.repository.js';
import { BannedMailboxes } from '../core/banned-mailboxes.repository.js';
import { MailChangesRepository } from '../links/mail-changes.repository.js';
import { MailedLinksRepository } from '../links/mailed-links.repository.js';
import { accountMailJob } from '../mails/account-mail-jobs.js';
import { ConfirmedSessions } from './confirmed-sessions.js';

/** Gives an account the address to which the link was mailed. It starts no session. */
@Injectable()
export class ConfirmMailChange {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly outbox: Outbox,
    private readonly accounts: AccountsRepository,
    private readonly bannedMailboxes: BannedMailboxes,
    private readonly confirmedSessions: ConfirmedSessions,
    private readonly mailChanges: MailChangesRepository,
    private readonly mailedLinks: MailedLinksRepository,
  ) {}

  /**
   * It activates an account that was not: its mailbox is proven.
   *
   * @param token the part behind the `#` of the mailed link
   * @throws Problem `link_expired` for a link that is unknown, used or expired, and when another account confirmed the
   *   address, or its owner was banned, meanwhile; `already_active` where the account has the link's address already
   */
  async confirm(token: string, call: Call): Promise<void> {
    const tokenHash = hashSecret(token);
    await this.database.inTransaction(async () => {
      const now = this.clock.now();
      const link = await this.mailedLinks.spend(tokenHash, 'mail_change', now);
      if (!link) throw await this.refusalOf(tokenHash);
      const change = await this.mailChanges.find(link.id);
      const account = await this.accounts.findForUpdate(link.accountId);
      if (!change || !account || (await this.bannedMailboxes.isBanned(change.email)))
        throw problem('link_expired');
      const { email, passwordHash } = change;
      await this.accounts.releaseUnconfirmedClaims(email);
      const confirmedAt = account.confirmedAt ?? now;
      if (!(await this.accounts.changeEmail(account.id, { email, passwordHash, confirmedAt })))
        throw problem('link_expired');
      await this.mailedLinks.spendAll(account.id, 'reset', now);
      await this.mailedLinks.spendAll(account.id, 'activation', now);
      await this.confirmedSessions.keepOnlyOwn({ id: account.id, email }, call);
      if (account.status === 'not_confirmed')
        await this.events.emit(memberActivated, { memberId: account.id });
      else {
        await this.mailChanges.keepLeftEmail(link.id, account.email);
        await this.outbox.add(accountMailJob, { about: 'mail_changed', linkId: link.id });
        await this.events.emit(memberMailChanged, { memberId: account.id });
      }
    });
  }

  private async refusalOf(tokenHash: string): Promise<Problem> {
    const link = await this.mailedLinks.findOfToken(tokenHash, 'mail_change');
    const change = link && (await this.mailChanges.find(link.id));
    const account = link && (await this.accounts.find(link.accountId));
    const isDone = account?.status === 'active' && account.email === change?.email;
    return problem(isDone ? 'already_active' : 'link_expired');
  }
}
