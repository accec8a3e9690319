import { Injectable } from '@nestjs/common';
import { JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { PaymentProviders } from '../../../../ports/payment-providers.js';
import { PaymentsRepository } from '../payments.repository.js';
import { reconcileRefundJob, sendRefundJob } from './refund-jobs.js';
import { waitsForSecondPerson } from './refund-rules.js';
import { Refunds } from './refunds.js';
import { RefundsRepository } from './refunds.repository.js';

/** Hands a refund to the payment's provider; its id makes a repeat the same refund there. */
@Injectable()
@JobHandler(sendRefundJob)
export class SendRefund implements HandlesJob<{ refundId: string }> {
  constructor(
    private readonly refundsRepository: RefundsRepository,
    private readonly payments: PaymentsRepository,
    private readonly paymentProviders: PaymentProviders,
    private readonly refunds: Refunds,
  ) {}

  /** @throws Error when the provider could not be reached, or is not set up at the moment; it is tried again */
  async handle({ refundId }: { refundId: string }): Promise<void> {
    const refund = await this.refundsRepository.find(refundId);
    if (refund?.status !== 'requested' || waitsForSecondPerson(refund)) return;
    const payment = await this.payments.find(refund.paymentId);
    const provider = payment && this.paymentProviders.named(payment.provider);
    const reference = payment?.providerReference;
    if (!provider || !reference) throw new Error('The provider of a refund is not set up');
    const { amountCents } = refund;
    const { currency } = payment;
    const outcome = await provider.refund({ reference, refundId, amountCents, currency });
    await this.refunds.apply(refundId, outcome);
  }
}

/** Asks the provider for the state of a refund and applies the answer (decisions §7.3). */
@Injectable()
@JobHandler(reconcileRefundJob)
export class ReconcileRefund implements HandlesJob<{ refundId: string }> {
  constructor(
    private readonly refundsRepository: RefundsRepository,
    private readonly payments: PaymentsRepository,
    private readonly paymentProviders: PaymentProviders,
    private readonly refunds: Refunds,
  ) {}

  async handle({ refundId }: { refundId: string }): Promise<void> {
    const refund = await this.refundsRepository.find(refundId);
    if (refund?.status !== 'pending') return;
    const payment = await this.payments.find(refund.paymentId);
    const provider = payment && this.paymentProviders.named(payment.provider);
    // A provider that is no longer set up can't be asked.
    if (!provider || payment.providerReference === null) return;
    const outcome = await provider.refundStatus(payment.providerReference, refundId);
    if (outcome) await this.refunds.apply(refundId, outcome);
  }
}
