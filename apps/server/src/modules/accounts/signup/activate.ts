import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { hashSecret } from '../../../kernel/ground/hash-secret.js';
import { problem, type Problem } from '../../../kernel/ground/problem.js';
import type { Call } from '../../../kernel/http/call.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Clock } from '../../../ports/clock.js';
import { memberActivated } from '../core/account-events.js';
import { AccountsRepository } from '../core/accounts.repository.js';
import { BannedMailboxes } from '../core/banned-mailboxes.repository.js';
import { ConfirmedSessions } from '../credentials/confirmed-sessions.js';
import { MailedLinks } from '../links/mailed-links.js';
import { MailedLinksRepository } from '../links/mailed-links.repository.js';

/** Activates an account by the link in its mail, which confirms the address. It starts no session: the mail may be open anywhere. */
@Injectable()
export class Activate {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly accounts: AccountsRepository,
    private readonly bannedMailboxes: BannedMailboxes,
    private readonly confirmedSessions: ConfirmedSessions,
    private readonly mailedLinksRepository: MailedLinksRepository,
    private readonly mailedLinks: MailedLinks,
  ) {}

  /**
   * @param token the part behind the `#` of the mailed link
   * @throws Problem `activation_failed` for a link that is unknown, used or expired, and when another account
   *   confirmed the address, or its owner was banned, meanwhile; `already_active` where the link's account is confirmed
   */
  async activate(token: string, call: Call): Promise<void> {
    const tokenHash = hashSecret(token);
    await this.database.inTransaction(async () => {
      const now = this.clock.now();
      const link = await this.mailedLinksRepository.spend(tokenHash, 'activation', now);
      if (!link) throw await this.refusalOf(tokenHash);
      const account = await this.accounts.findForUpdate(link.accountId);
      if (!account || account.bannedBy !== null || (await this.bannedMailboxes.isBanned(account.email)))
        throw problem('activation_failed');
      await this.accounts.releaseUnconfirmedClaims(account.email);
      if (!(await this.accounts.activate(account, now))) throw problem('activation_failed');
      await this.confirmedSessions.keepOnlyOwn(account, call);
      await this.events.emit(memberActivated, { memberId: account.id });
    });
  }

  /** A link that is opened again says that its address is confirmed, but not whose account had left a mistyped one. */
  private async refusalOf(tokenHash: string): Promise<Problem> {
    const link = await this.mailedLinksRepository.findOfToken(tokenHash, 'activation');
    const account = link && (await this.accounts.find(link.accountId));
    const isConfirmed =
      link && account?.status === 'active' && this.mailedLinks.wasMailedTo(link, account.email);
    return problem(isConfirmed ? 'already_active' : 'activation_failed');
  }
}
