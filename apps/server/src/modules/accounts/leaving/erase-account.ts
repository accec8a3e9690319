import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../ports/clock.js';
import { Database } from '../../../kernel/database/database.js';
import { Limits } from '../../../kernel/http/limits.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { Sessions } from '../../../kernel/sessions/sessions.js';
import { forgetMailsJob } from '../core/account-events.js';
import { AccountsRepository, type StoredAccount } from '../core/accounts.repository.js';
import { abandonedTimes, isOver } from './deletion-rules.js';
import { KeyedHashes, LoginFailuresRepository } from '../../authentication/authentication.api.js';
import { MailChangesRepository } from '../links/mail-changes.repository.js';
import { MailedLinksRepository } from '../links/mailed-links.repository.js';

/** Erases an account and whatever was counted, mailed or planned about it. */
@Injectable()
export class EraseAccount {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(AccountsRepository) private readonly accounts: AccountsRepository,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(LoginFailuresRepository) private readonly failures: LoginFailuresRepository,
    @Inject(MailChangesRepository) private readonly changes: MailChangesRepository,
    @Inject(MailedLinksRepository) private readonly links: MailedLinksRepository,
  ) {}

  /**
   * Locks an account whose time is over: deleted 14 days ago, or never confirmed and left alone. Its links are spent, so
   * that nothing brings back what is half erased.
   *
   * @returns false when it still stands, came back or is gone
   * @throws Error outside a transaction
   */
  async begin(memberId: string): Promise<boolean> {
    this.database.requireTransaction('Erasing an account');
    const now = this.clock.now();
    const account = await this.accounts.findForUpdate(memberId);
    if (!account || !(await this.isDue(account, now))) return false;
    await this.links.spendEvery(memberId, now);
    return true;
  }

  /** Drops the limits that count by the member; outside a transaction, as they are not in the database. */
  forgetLimits(memberId: string): Promise<void> {
    return this.limits.forget(memberId);
  }

  /** The last step: the rows that rest on the account go with it. @throws Error outside a transaction */
  async erase(memberId: string): Promise<void> {
    this.database.requireTransaction('Erasing an account');
    const account = await this.accounts.find(memberId);
    if (!account) return;
    const { email } = account;
    const changes = await this.changes.ofAccount(memberId);
    const links = await this.links.idsOfAccount(memberId);
    await this.outbox.forget([memberId, ...links.map(({ id }) => id)]);
    await this.sessions.endAll(memberId);
    await this.failures.forget(this.hashes.of('password', memberId));
    await this.accounts.erase(memberId);
    await this.forgetAddresses([
      email,
      ...changes.flatMap((change) => [
        change.email,
        ...(change.leftEmail === null ? [] : [change.leftEmail]),
      ]),
    ]);
  }

  /** An address that somebody else has an account with stays theirs, with what is counted of it. */
  private async forgetAddresses(emails: readonly string[]): Promise<void> {
    const now = this.clock.now();
    const addresses: string[] = [];
    for (const email of new Set(emails)) {
      const [another] = await this.accounts.findOfAddress(email, 1);
      if (another) continue;
      addresses.push(email);
      const counted = (['login', 'reset', 'mail_change'] as const).map((kind) => this.hashes.of(kind, email));
      for (const hash of counted) await this.failures.forget(hash);
      await this.links.eraseSpentOf(counted, now);
    }
    if (addresses.length > 0) await this.outbox.add(forgetMailsJob, { addresses });
  }

  private async isDue({ id, status, deletedAt }: StoredAccount, now: Date): Promise<boolean> {
    if (status === 'not_confirmed') return this.accounts.isAbandoned(id, abandonedTimes(now));
    return deletedAt !== null && isOver(deletedAt, now);
  }
}
