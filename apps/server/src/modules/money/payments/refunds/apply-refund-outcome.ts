import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import type { RefundOutcome } from '../../../../ports/payment-provider.js';
import { PaymentsRepository } from '../payments.repository.js';
import { RefundsRepository } from './refunds.repository.js';
import { SettleRefund } from './settle-refund.js';

/** Applies what the provider answered about one of our refunds. */
@Injectable()
export class ApplyRefundOutcome {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly settleRefund: SettleRefund,
  ) {}

  /** Without effect for a refund that is gone or settled. */
  apply(refundId: string, outcome: RefundOutcome): Promise<void> {
    return this.database.inTransaction(async () => {
      const paymentId = (await this.refunds.find(refundId))?.paymentId;
      if (paymentId === undefined) return;
      const payment = await this.payments.lock(paymentId);
      const refund = await this.refunds.lock(refundId);
      if (refund) await this.settleRefund.settle(payment, refund, outcome);
    });
  }
}
