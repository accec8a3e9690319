import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { AccountsRepository } from '../core/accounts.repository.js';
import { accountMailJob } from './account-mail-jobs.js';

/** Writes to a member where they take their data along: to the confirmed address alone, and opened by their login alone. */
@Injectable()
export class OfferData {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly accounts: AccountsRepository,
  ) {}

  /**
   * @throws Problem `not_found`; `member_unreachable` for a banned or deleted account, and for an address that was not
   *   confirmed
   * @throws Error outside a transaction
   */
  async offer(memberId: string): Promise<void> {
    this.database.requireTransaction('Offering an export');
    const account = await this.accounts.find(memberId);
    if (!account) throw problem('not_found');
    if (account.status !== 'active' || account.bannedBy !== null) throw problem('member_unreachable');
    await this.outbox.add(accountMailJob, { about: 'data_offer', accountId: memberId });
  }
}
