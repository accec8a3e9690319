import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { AccountsApi } from '../../../accounts/accounts.api.js';
import { paymentMailJob } from '../payments.jobs.js';
import { PaymentsRepository } from '../payments.repository.js';

/** How often a receipt is mailed again in a day. */
const resent = { name: 'receipts-resent', points: 3, seconds: 24 * 3600 };

/** Mails the receipt of a payment once more, because its payer asked support for it. */
@Injectable()
export class ResendReceipt {
  constructor(
    private readonly accounts: AccountsApi,
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly outbox: Outbox,
    private readonly payments: PaymentsRepository,
  ) {}

  /**
   * @throws Problem `not_found` for a payment that is not the member's; `member_state_changed` for one that was never paid;
   *   `member_unreachable` for an address that nobody confirmed; `too_many_mails`
   * @throws Error outside a transaction
   */
  async resend(memberId: string, paymentId: string): Promise<void> {
    this.database.requireTransaction('Sending a receipt again');
    const payment = await this.payments.find(paymentId);
    if (payment?.memberId !== memberId) throw problem('not_found');
    if (payment.completedAt === null) throw problem('member_state_changed');
    if (!(await this.accounts.addressee(memberId))?.isConfirmed) throw problem('member_unreachable');
    if ((await this.limits.count(resent, paymentId)) > resent.points) throw problem('too_many_mails');
    await this.outbox.add(paymentMailJob, { about: 'receipt', paymentId, refundId: null });
  }
}
