import { Inject, Injectable } from '@nestjs/common';
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
    @Inject(RefundsRepository) private readonly refunds: RefundsRepository,
    @Inject(PaymentsRepository) private readonly payments: PaymentsRepository,
    @Inject(PaymentProviders) private readonly providers: PaymentProviders,
    @Inject(ApplyRefundOutcome) private readonly outcomes: ApplyRefundOutcome,
  ) {}

  async handle({ refundId }: { refundId: string }): Promise<void> {
    const refund = await this.refunds.find(refundId);
    if (refund?.status !== 'pending') return;
    const payment = await this.payments.find(refund.paymentId);
    const provider = payment && this.providers.named(payment.provider);
    // A provider that is no longer set up can't be asked.
    if (!provider || payment.providerReference === null) return;
    const outcome = await provider.refundStatus(payment.providerReference, refundId);
    if (outcome) await this.outcomes.apply(refundId, outcome);
  }
}
