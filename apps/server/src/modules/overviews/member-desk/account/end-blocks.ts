import { Injectable } from '@nestjs/common';
import { problem } from '../../../../kernel/ground/problem.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { EndLockout, type AccountRecord } from '../../../accounts/accounts.api.js';
import { PaymentsApi } from '../../../money/payments/payments.api.js';

/** Each allows another round of guessing passwords. */
const unlocks = { name: 'lockout-ends', points: 3, seconds: 24 * 3600 };

/** Lifts automatic blocks of a member, in the caller's transaction. */
@Injectable()
export class EndBlocks {
  constructor(
    private readonly lockouts: EndLockout,
    private readonly limits: Limits,
    private readonly payments: PaymentsApi,
  ) {}

  /** @throws Problem `member_state_changed` if no lockout holds, `rate_limited` */
  async endLockout(account: AccountRecord): Promise<void> {
    if (!(await this.lockouts.until(account))) throw problem('member_state_changed');
    await this.limits.consumeOnConsole(unlocks, account.id);
    await this.lockouts.end(account);
  }

  /** @throws Problem `member_state_changed` for a member whose debits are not blocked */
  async unblockDebits({ id }: AccountRecord): Promise<void> {
    if (!(await this.payments.unblockDirectDebit(id))) throw problem('member_state_changed');
  }
}
