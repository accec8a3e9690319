import { Injectable } from '@nestjs/common';
import { JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { PaymentProviders } from '../../../../ports/payment-providers.js';
import { isPaid } from '../payment-rules.js';
import { reconcilePaymentJob } from '../payments.jobs.js';
import { PaymentsRepository } from '../payments.repository.js';
import { PaymentEvents } from '../webhooks/payment-events.js';

/** Asks the provider for the state of a payment and applies the answer like a webhook (decisions §7.3). */
@Injectable()
@JobHandler(reconcilePaymentJob)
export class ReconcilePayment implements HandlesJob<{ paymentId: string }> {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly paymentProviders: PaymentProviders,
    private readonly paymentEvents: PaymentEvents,
  ) {}

  async handle({ paymentId }: { paymentId: string }): Promise<void> {
    const payment = await this.payments.find(paymentId);
    const reference = payment?.providerReference;
    // Without a reference the payer was never sent to a page, so it can't have been paid.
    if (!payment || !reference || isPaid(payment.status)) return;
    const provider = this.paymentProviders.named(payment.provider);
    // A provider that is no longer set up can't be asked.
    if (!provider) return;
    const status = await provider.status(reference);
    if (status === 'open') return;
    const event = { eventId: `reconcile:${reference}:${status}`, reference, status };
    await this.paymentEvents.apply(provider.name, event, 'reconcile');
  }
}
