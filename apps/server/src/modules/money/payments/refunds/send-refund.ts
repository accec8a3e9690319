import { Injectable } from '@nestjs/common';
import { JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { PaymentProviders } from '../../../../ports/payment-providers.js';
import { PaymentsRepository } from '../payments.repository.js';
import { ApplyRefundOutcome } from './apply-refund-outcome.js';
import { sendRefundJob } from './refund-jobs.js';
import { waitsForSecondPerson } from './refund-rules.js';
import { RefundsRepository } from './refunds.repository.js';

/** Hands a refund to the payment's provider; its id makes a repeat the same refund there. */
@Injectable()
@JobHandler(sendRefundJob)
export class SendRefund implements HandlesJob<{ refundId: string }> {
  constructor(
    private readonly refunds: RefundsRepository,
    private readonly payments: PaymentsRepository,
    private readonly paymentProviders: PaymentProviders,
    private readonly applyRefundOutcome: ApplyRefundOutcome,
  ) {}

  /** @throws Error when the provider could not be reached, or is not set up at the moment; it is tried again */
  async handle({ refundId }: { refundId: string }): Promise<void> {
    const refund = await this.refunds.find(refundId);
    if (refund?.status !== 'requested' || waitsForSecondPerson(refund)) return;
    const payment = await this.payments.find(refund.paymentId);
    const provider = payment && this.paymentProviders.named(payment.provider);
    const reference = payment?.providerReference;
    if (!provider || !reference) throw new Error('The provider of a refund is not set up');
    const { amountCents } = refund;
    const { currency } = payment;
    const outcome = await provider.refund({ reference, refundId, amountCents, currency });
    await this.applyRefundOutcome.apply(refundId, outcome);
  }
}
