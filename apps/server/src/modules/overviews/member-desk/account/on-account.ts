import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { AccountRecords, type AccountRecord } from '../../../accounts/accounts.api.js';

/** Bounds what one stolen or bribed account of staff can do before somebody notices. */
const acts = { name: 'member-acts', points: 60, seconds: 3600 };

/** What every act of staff on an account has around it. */
@Injectable()
export class OnAccount {
  constructor(
    private readonly accountRecords: AccountRecords,
    private readonly database: Database,
    private readonly limits: Limits,
  ) {}

  /**
   * In one transaction with the entry of the audit log; the account is locked, so that two of the staff take turns.
   *
   * @throws Problem `not_found`, `rate_limited`
   */
  async act(
    memberId: string,
    { staffId }: StaffCaller,
    work: (account: AccountRecord) => Promise<void>,
  ): Promise<void> {
    await this.limits.consumeOnConsole(acts, staffId);
    await this.database.inTransaction(async () => {
      const account = await this.accountRecords.lock(memberId);
      if (!account) throw problem('not_found');
      await work(account);
    });
  }
}
