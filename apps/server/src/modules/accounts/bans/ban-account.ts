import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { MemberSessions } from '../../../kernel/sessions/member-sessions.js';
import { Clock } from '../../../ports/clock.js';
import { AccountsRepository } from '../core/accounts.repository.js';
import { BannedMailboxes } from '../core/banned-mailboxes.repository.js';
import { MailedLinksRepository } from '../links/mailed-links.repository.js';

const banMonths = 12;

/** Bans the owner of an account from the brand, and takes that back (decisions §3.5, trust 11). */
@Injectable()
export class BanAccount {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly memberSessions: MemberSessions,
    private readonly accounts: AccountsRepository,
    private readonly bannedMailboxes: BannedMailboxes,
    private readonly mailedLinks: MailedLinksRepository,
  ) {}

  /**
   * Ends every session, which each process reads of the database with each request, and every mailed link, and keeps the
   * mailbox from signing up again for 12 months: only where it was confirmed, or a stranger could be banned by a
   * signup with their address. Without effect for an account that is gone.
   *
   * @throws Error outside a transaction
   */
  async ban(memberId: string, restrictionId: string): Promise<void> {
    this.database.requireTransaction('Banning an account');
    const account = await this.accounts.findForUpdate(memberId);
    if (!account) return;
    const now = this.clock.now();
    await this.accounts.setBannedBy(memberId, restrictionId);
    await this.memberSessions.endAll(memberId);
    await this.mailedLinks.spendEvery(memberId, now);
    if (account.confirmedAt !== null)
      await this.bannedMailboxes.add(account.email, monthsAfter(now, banMonths));
  }

  /** Lets a mailbox sign up again. @returns whether it was banned */
  liftMailbox(email: string): Promise<boolean> {
    return this.bannedMailboxes.remove(email);
  }

  /** Lets the owner log in again. @throws Error outside a transaction */
  async unban(memberId: string): Promise<void> {
    this.database.requireTransaction('Lifting a ban');
    const account = await this.accounts.findForUpdate(memberId);
    if (!account) return;
    await this.accounts.setBannedBy(memberId, null);
    if (account.confirmedAt !== null) await this.bannedMailboxes.remove(account.email);
  }
}

function monthsAfter(instant: Date, months: number): Date {
  const later = new Date(instant);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
}
