import { Injectable } from '@nestjs/common';
import { JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { PaymentProviders } from '../../../../ports/payment-providers.js';
import { PaymentsRepository } from '../payments.repository.js';
import { ApplyRefundOutcome } from './apply-refund-outcome.js';
import { reconcileRefundJob } from './refund-jobs.js';
import { RefundsRepository } from './refunds.repository.js';

/** Asks the provider how a refund stands and applies the answer (decisions §7.3). */
@Injectable()
@JobHandler(reconcileRefundJob)
export class ReconcileRefund implements HandlesJob<{ refundId: string }> {
  constructor(
    private readonly refunds: RefundsRepository,
    private readonly payments: PaymentsRepository,
    private readonly paymentProviders: PaymentProviders,
    private readonly applyRefundOutcome: ApplyRefundOutcome,
  ) {}

  async handle({ refundId }: { refundId: string }): Promise<void> {
    const refund = await this.refunds.find(refundId);
    if (refund?.status !== 'pending') return;
    const payment = await this.payments.find(refund.paymentId);
    const provider = payment && this.paymentProviders.named(payment.provider);
    // A provider that is no longer set up can't be asked.
    if (!provider || payment.providerReference === null) return;
    const outcome = await provider.refundStatus(payment.providerReference, refundId);
    if (outcome) await this.applyRefundOutcome.apply(refundId, outcome);
  }
}
