import type { Currency, Language } from '@kindling/contract/languages';
import type { PaymentMethod } from '@kindling/contract/payment-methods';

/** What a provider can say about a payment; `pending` is still being processed. */
export const paymentOutcomes = ['pending', 'completed', 'failed', 'cancelled'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

export interface CheckoutOrder {
  /** The provider's idempotency key: a repeated order for the same payment is the same checkout. */
  paymentId: string;
  /** VAT included, in minor units. */
  amountCents: number;
  currency: Currency;
  method: PaymentMethod;
  /** What the provider's page speaks. */
  language: Language;
  /** Where the payer comes back to; proves nothing about the payment. */
  returnUrl: string;
  webhookUrl: string;
}

export interface Checkout {
  /** The provider's own name of the payment, at most 80 characters. */
  reference: string;
  /** The page where the payer pays. */
  redirectUrl: string;
}

export interface WebhookMessage {
  /** The body byte by byte as it came: the signature is over these. */
  rawBody: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface WebhookEvent {
  /** The same whenever the provider repeats itself; at most 100 characters. */
  eventId: string;
  reference: string;
  status: PaymentOutcome;
}

/** A payment provider (decisions §7.3), for the brand of the current call. It is never called inside a transaction. */
export abstract class PaymentProvider {
  /** The `:provider` of its webhooks' address. */
  abstract readonly name: string;

  /** Whether payers of this installation can pay by a method. */
  abstract supports(method: PaymentMethod): boolean;

  /** Opens the provider's page for a payment. Rejects when the provider can't be reached or refuses. */
  abstract createCheckout(order: CheckoutOrder): Promise<Checkout>;

  /** @returns the outcome as the provider knows it now; `open` while the payer has not decided */
  abstract status(reference: string): Promise<PaymentOutcome | 'open'>;

  /**
   * Closes the page of a payment whose payer has not decided, so that it can't be paid any more.
   *
   * @returns false when it is too late, or this kind of payment can't be called back
   */
  abstract cancel(reference: string): Promise<boolean>;

  /** Drops what the provider keeps of a payment for our sake alone, once its payer is erased. A repeat does no harm. */
  abstract forget(reference: string): Promise<void>;

  /** @returns what the message says, undefined when it is not proven to be the provider's, to this brand and recent */
  abstract verifyWebhook(message: WebhookMessage): Promise<WebhookEvent | undefined>;
}
