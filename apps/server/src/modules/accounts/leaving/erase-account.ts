import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { MemberSessions } from '../../../kernel/sessions/member-sessions.js';
import { Clock } from '../../../ports/clock.js';
import { AccountsRepository, type StoredAccount } from '../core/accounts.repository.js';
import { MailChangesRepository } from '../links/mail-changes.repository.js';
import { MailedLinksRepository } from '../links/mailed-links.repository.js';
import { abandonedTimes, isOver } from './deletion-rules.js';
import { ForgetCounts } from './forget-counts.js';

/** Erases an account and whatever was counted, mailed or planned about it. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly memberSessions: MemberSessions,
    private readonly accounts: AccountsRepository,
    private readonly forgetCounts: ForgetCounts,
    private readonly mailChanges: MailChangesRepository,
    private readonly mailedLinks: MailedLinksRepository,
  ) {}

  /** Abandoned unconfirmed accounts over all brands; call it across brands. */
  abandoned(now: Date, atMost: number): Promise<{ tenantId: string; id: string }[]> {
    return this.accounts.findAbandoned(abandonedTimes(now), atMost);
  }

  /**
   * Locks an account whose time is over: deleted 14 days ago, or never confirmed and left alone. Its links are spent, so
   * that nothing brings back what is half erased.
   *
   * @returns false when it is not due, came back or is gone
   * @throws Error outside a transaction
   */
  async begin(memberId: string): Promise<boolean> {
    this.database.requireTransaction('Erasing an account');
    const now = this.clock.now();
    const account = await this.accounts.findForUpdate(memberId);
    if (!account || !(await this.isDue(account, now))) return false;
    await this.mailedLinks.spendEvery(memberId, now);
    return true;
  }

  /** The last step: the rows that rest on the account go with it. @throws Error outside a transaction */
  async erase(memberId: string): Promise<void> {
    this.database.requireTransaction('Erasing an account');
    const account = await this.accounts.find(memberId);
    if (!account) return;
    const changes = await this.mailChanges.ofAccount(memberId);
    const links = await this.mailedLinks.idsOfAccount(memberId);
    await this.outbox.forget([memberId, ...links.map(({ id }) => id)]);
    await this.memberSessions.endAll(memberId);
    await this.forgetCounts.forgetMember(memberId);
    await this.accounts.erase(memberId);
    const others = changes.flatMap(({ email, leftEmail }) =>
      leftEmail === null ? [email] : [email, leftEmail],
    );
    await this.forgetCounts.forgetAddresses([account.email, ...others]);
  }

  private async isDue({ id, status, deletedAt }: StoredAccount, now: Date): Promise<boolean> {
    if (status === 'not_confirmed') return this.accounts.isAbandoned(id, abandonedTimes(now));
    return deletedAt !== null && isOver(deletedAt, now);
  }
}
