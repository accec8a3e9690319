import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { MemberSessions } from '../../../kernel/sessions/member-sessions.js';
import { Clock } from '../../../ports/clock.js';
import { AccountsRepository, type StoredAccount } from '../core/accounts.repository.js';
import { MailedLinksRepository } from '../links/mailed-links.repository.js';
import { MailLink } from '../mails/mail-link.js';
import { isOver, reactivatableUntil } from './deletion-rules.js';

const dayMs = 24 * 3_600_000;
const offersPerDay = 3;

type DeletedAccount = Pick<StoredAccount, 'id' | 'email' | 'confirmedAt' | 'deletedAt'>;

/** Deletes an account so that it can be had back for 14 days (decisions §3.5). */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly memberSessions: MemberSessions,
    private readonly accounts: AccountsRepository,
    private readonly mailLink: MailLink,
    private readonly mailedLinks: MailedLinksRepository,
  ) {}

  /**
   * Ends all sessions, makes every link that was mailed worthless, and mails the one that undoes this to an address that
   * was confirmed. The address stays the account's own if it was.
   *
   * @throws Problem `authentication_required` when it is deleted already
   * @throws Error outside a transaction
   */
  async delete(memberId: string): Promise<void> {
    this.database.requireTransaction('Deleting an account');
    const now = this.clock.now();
    const account = await this.accounts.findForUpdate(memberId);
    if (!account || !(await this.accounts.markDeleted(memberId, now)))
      throw problem('authentication_required');
    await this.memberSessions.endAll(memberId);
    await this.mailedLinks.spendEvery(memberId, now);
    // An unproven mailbox gets no mail, which might go to a stranger: the way back is shown at the login.
    if (account.confirmedAt !== null) await this.mailReactivation(account, now, now);
  }

  /**
   * Mails the link once more after a right password, silently no more than three times in 24 hours besides the
   * deletion's own.
   *
   * @returns false when it is too late
   * @throws Error outside a transaction
   */
  async offerReactivation(account: DeletedAccount): Promise<boolean> {
    this.database.requireTransaction('Offering a reactivation');
    const { id, deletedAt } = account;
    const now = this.clock.now();
    if (deletedAt === null || isOver(deletedAt, now)) return false;
    const since = new Date(Math.max(now.getTime() - dayMs, deletedAt.getTime()));
    if ((await this.mailedLinks.countOfAccount(id, 'reactivation', since)) < offersPerDay)
      await this.mailReactivation(account, deletedAt, now);
    return true;
  }

  private async mailReactivation(account: DeletedAccount, deletedAt: Date, now: Date): Promise<void> {
    const expiresAt = reactivatableUntil(deletedAt);
    const link = {
      accountId: account.id,
      purpose: 'reactivation',
      expiresAt,
      ...(account.confirmedAt === null ? { unconfirmedEmail: account.email } : {}),
    } as const;
    await this.mailLink.mail(link, now);
  }
}
