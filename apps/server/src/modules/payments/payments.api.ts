import { Inject, Injectable } from '@nestjs/common';
import type { WebhookEvent } from '../../ports/payment-provider.js';
import { ApplyPaymentEvent } from './apply-payment-event.js';
import { StartPayment, type PaymentOrder, type StartedPayment } from './start-payment.js';

export type { PaymentOrder, StartedPayment };

/** What other parts may do with payments. */
@Injectable()
export class PaymentsApi {
  constructor(
    @Inject(StartPayment) private readonly starts: StartPayment,
    @Inject(ApplyPaymentEvent) private readonly events: ApplyPaymentEvent,
  ) {}

  /** See `StartPayment.start`. */
  start(order: PaymentOrder): Promise<StartedPayment> {
    return this.starts.start(order);
  }

  /** Applies what the provider is known to have said about a payment. See `ApplyPaymentEvent.apply`. */
  apply(event: WebhookEvent): Promise<void> {
    return this.events.apply(event, 'reconcile');
  }
}
