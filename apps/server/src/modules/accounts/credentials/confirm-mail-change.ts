import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../ports/clock.js';
import { Database } from '../../../kernel/database/database.js';
import { Events } from '../../../kernel/events.js';
import type { Call } from '../../../kernel/http/call.js';
import { problem, type Problem } from '../../../kernel/http/problem.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { hashSecret } from '../../../kernel/hash-secret.js';
import { memberActivated, memberMailChanged } from '../core/account-events.js';
import { AccountsRepository } from '../core/accounts.repository.js';
import { BannedMailboxes } from '../core/banned-mailboxes.repository.js';
import { ConfirmedSessions } from './confirmed-sessions.js';
import { MailChangesRepository } from '../links/mail-changes.repository.js';
import { MailedLinksRepository } from '../links/mailed-links.repository.js';
import { accountMailJob } from '../mails/account-mail-jobs.js';

/** Gives an account the address to which the link was mailed. It logs nobody in. */
@Injectable()
export class ConfirmMailChange {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Events) private readonly events: Events,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(AccountsRepository) private readonly accounts: AccountsRepository,
    @Inject(BannedMailboxes) private readonly mailboxes: BannedMailboxes,
    @Inject(ConfirmedSessions) private readonly sessions: ConfirmedSessions,
    @Inject(MailChangesRepository) private readonly changes: MailChangesRepository,
    @Inject(MailedLinksRepository) private readonly links: MailedLinksRepository,
  ) {}

  /**
   * It activates an account that was not: its mailbox is proven.
   *
   * @param token what stands behind the `#` of the mailed link
   * @throws Problem `link_expired` for a link that is unknown, used or expired, and when another account confirmed the
   *   address, or its owner was banned, meanwhile; `already_active` where the account has the link's address already
   */
  async confirm(token: string, call: Call): Promise<void> {
    const tokenHash = hashSecret(token);
    await this.database.inTransaction(async () => {
      const now = this.clock.now();
      const link = await this.links.spend(tokenHash, 'mail_change', now);
      if (!link) throw await this.refusalOf(tokenHash);
      const change = await this.changes.find(link.id);
      const account = await this.accounts.findForUpdate(link.accountId);
      if (!change || !account || (await this.mailboxes.isBanned(change.email))) throw problem('link_expired');
      const { email, passwordHash } = change;
      await this.accounts.releaseUnconfirmedClaims(email);
      const confirmedAt = account.confirmedAt ?? now;
      if (!(await this.accounts.changeEmail(account.id, { email, passwordHash, confirmedAt })))
        throw problem('link_expired');
      await this.links.spendAll(account.id, 'reset', now);
      await this.links.spendAll(account.id, 'activation', now);
      await this.sessions.keepOnlyOwn({ id: account.id, email }, call);
      if (account.status === 'not_confirmed')
        await this.events.emit(memberActivated, { memberId: account.id });
      else {
        await this.changes.keepLeftEmail(link.id, account.email);
        await this.outbox.add(accountMailJob, { about: 'mail_changed', linkId: link.id });
        await this.events.emit(memberMailChanged, { memberId: account.id });
      }
    });
  }

  private async refusalOf(tokenHash: string): Promise<Problem> {
    const link = await this.links.findOfToken(tokenHash, 'mail_change');
    const change = link && (await this.changes.find(link.id));
    const account = link && (await this.accounts.find(link.accountId));
    const isDone = account?.status === 'active' && account.email === change?.email;
    return problem(isDone ? 'already_active' : 'link_expired');
  }
}
