import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { problem } from '../../kernel/http/problem.js';
import { PaymentProvider, type WebhookEvent } from '../../ports/payment-provider.js';
import { CreditsApi } from '../credits/credits.api.js';
import type { EventSource } from './payment-event.entity.js';
import { nextStatus } from './payment-rules.js';
import { PaymentsRepository } from './payments.repository.js';

/** The only way by which a payment changes its state: something that its provider is proven to have said. */
@Injectable()
export class ApplyPaymentEvent {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(PaymentsRepository) private readonly payments: PaymentsRepository,
    @Inject(PaymentProvider) private readonly provider: PaymentProvider,
    @Inject(CreditsApi) private readonly credits: CreditsApi,
  ) {}

  /**
   * Records the event and moves the payment; a completion credits the bundle in the same transaction. What was
   * recorded before changes nothing.
   *
   * @throws Problem `webhook_refused`, with nothing stored, when this brand has no such payment
   */
  apply({ eventId, reference, status }: WebhookEvent, source: EventSource): Promise<void> {
    const provider = this.provider.name;
    return this.database.inTransaction(async () => {
      const payment = await this.payments.lockByReference(provider, reference);
      if (!payment) throw problem('webhook_refused');
      const isNew = await this.payments.insertEvent({
        paymentId: payment.id,
        provider,
        eventId,
        source,
        status,
      });
      const next = nextStatus(payment.status, status);
      if (!isNew || next === payment.status) return;
      await this.payments.changeStatus(payment, next);
      if (next === 'completed') {
        await this.credits.grantPurchase({
          memberId: payment.memberId,
          paymentId: payment.id,
          credits: payment.credits,
        });
      }
    });
  }
}
