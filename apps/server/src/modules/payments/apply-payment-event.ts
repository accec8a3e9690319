import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { problem } from '../../kernel/http/problem.js';
import type { WebhookEvent } from '../../ports/payment-provider.js';
import { CreditsApi, type PurchaseOwner } from '../credits/credits.api.js';
import type { EventSource } from './payment-event.entity.js';
import { nextStatus } from './payment-rules.js';
import { PaymentsRepository, type PaymentRow } from './payments.repository.js';

/** The only way by which a payment changes its state: something that its provider is proven to have said. */
@Injectable()
export class ApplyPaymentEvent {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(PaymentsRepository) private readonly payments: PaymentsRepository,
    @Inject(CreditsApi) private readonly credits: CreditsApi,
  ) {}

  /**
   * Records the event and moves the payment; a completion credits the bundle in the same transaction. What was
   * recorded before changes nothing.
   *
   * @param provider name of who said it
   * @throws Problem `webhook_refused`, with nothing stored, when this brand has no such payment
   */
  apply(provider: string, { eventId, reference, status }: WebhookEvent, source: EventSource): Promise<void> {
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
          ...ownerOf(payment),
          paymentId: payment.id,
          credits: payment.credits,
        });
      }
    });
  }
}

/** Whose wallet the credits go to: the member's, or the one that was kept of an erased member. */
function ownerOf({ memberId, walletId }: PaymentRow): PurchaseOwner {
  if (memberId !== null) return { memberId };
  if (walletId !== null) return { walletId };
  throw new Error('A payment of nobody');
}
