import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { Clock } from '../../../../ports/clock.js';
import { PaymentProviders } from '../../../../ports/payment-providers.js';
import { expireAfterSeconds } from '../payment-rules.js';
import { expirePaymentJob } from '../payments.jobs.js';
import { PaymentsRepository } from '../payments.repository.js';
import { ReconcilePayment } from '../reconciliation/reconcile-payment.js';
import { PaymentEvents } from '../webhooks/payment-events.js';

/**
 * Ends a payment that its provider never ended: the provider is asked once more, its page is closed where that can be done, and
 * what the payment held of a discount is free. Money that comes later all the same is money (`paymentTransitions`).
 */
@Injectable()
@JobHandler(expirePaymentJob)
export class ExpirePayment implements HandlesJob<{ paymentId: string }> {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly payments: PaymentsRepository,
    private readonly paymentProviders: PaymentProviders,
    private readonly reconcilePayment: ReconcilePayment,
    private readonly paymentEvents: PaymentEvents,
  ) {}

  /** Rejects when the provider can't be asked now; the outbox tries again. */
  async handle({ paymentId }: { paymentId: string }): Promise<void> {
    await this.reconcilePayment.handle({ paymentId });
    const payment = await this.payments.find(paymentId);
    if (payment?.status !== 'created' && payment?.status !== 'pending') return;
    const { provider, providerReference: reference, status, createdAt } = payment;
    if (reference === null) return this.payments.releaseClaims(paymentId);
    const passed = Math.floor((this.clock.now().getTime() - createdAt.getTime()) / 1000);
    const leftSeconds = expireAfterSeconds(status, payment.paymentMethod) - passed;
    if (leftSeconds > 0) return this.comeBack(paymentId, leftSeconds);
    await this.paymentProviders.named(provider)?.cancel(reference);
    await this.paymentEvents.apply(
      provider,
      { eventId: `expired:${reference}`, reference, status: 'expired' },
      'reconcile',
    );
  }

  private comeBack(paymentId: string, seconds: number): Promise<void> {
    return this.database.inTransaction(async () => {
      await this.outbox.add(expirePaymentJob, { paymentId }, seconds);
    });
  }
}
