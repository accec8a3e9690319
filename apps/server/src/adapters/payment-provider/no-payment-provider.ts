import { PaymentProvider, type Checkout, type PaymentOutcome } from '../../ports/payment-provider.js';

/** Where nobody set up a provider: no method is offered and no message is believed. */
export class NoPaymentProvider extends PaymentProvider {
  readonly name = 'none';

  supports(): boolean {
    return false;
  }

  createCheckout(): Promise<Checkout> {
    return Promise.reject(new Error('No payment provider is set up'));
  }

  status(): Promise<PaymentOutcome | 'open'> {
    return Promise.reject(new Error('No payment provider is set up'));
  }

  cancel(): Promise<boolean> {
    return Promise.resolve(false);
  }

  forget(): Promise<void> {
    return Promise.resolve();
  }

  verifyWebhook(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}
