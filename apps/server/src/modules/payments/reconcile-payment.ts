import { Inject, Injectable } from '@nestjs/common';
import { JobHandler, type HandlesJob } from '../../kernel/outbox/job.js';
import { PaymentProvider } from '../../ports/payment-provider.js';
import { ApplyPaymentEvent } from './apply-payment-event.js';
import { isOver } from './payment-rules.js';
import { reconcilePaymentJob } from './payments.jobs.js';
import { PaymentsRepository } from './payments.repository.js';

/** Asks the provider how a payment stands and applies the answer like a webhook (decisions §7.3). */
@Injectable()
@JobHandler(reconcilePaymentJob)
export class ReconcilePayment implements HandlesJob<{ paymentId: string }> {
  constructor(
    @Inject(PaymentsRepository) private readonly payments: PaymentsRepository,
    @Inject(PaymentProvider) private readonly provider: PaymentProvider,
    @Inject(ApplyPaymentEvent) private readonly events: ApplyPaymentEvent,
  ) {}

  async handle({ paymentId }: { paymentId: string }): Promise<void> {
    const payment = await this.payments.find(paymentId);
    const reference = payment?.providerReference;
    // Without a reference the payer was never sent to a page, so nobody can have paid. Another provider's payment is
    // not ours to ask about.
    if (!payment || !reference || isOver(payment.status) || payment.provider !== this.provider.name) return;
    const status = await this.provider.status(reference);
    if (status === 'open') return;
    await this.events.apply({ eventId: `reconcile:${reference}:${status}`, reference, status }, 'reconcile');
  }
}
