import type { Currency, Language } from '@kindling/contract/languages';
import type { PaymentMethod } from '@kindling/contract/money/payment-methods';

/**
 * A provider's report on a payment. `pending` is still being processed; `expired`: not paid while the page was open;
 * `refunded`: fully refunded, `charged_back`: taken back by the payer's bank.
 */
export const paymentOutcomes = [
  'pending',
  'cancelled',
  'expired',
  'failed',
  'completed',
  'refunded',
  'charged_back',
] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** A provider's report on a refund; `failed`: refused, or the money came back. */
export const refundOutcomes = ['pending', 'failed', 'completed'] as const;
export type RefundOutcome = (typeof refundOutcomes)[number];

/** A bank that a payer chooses before the provider's page opens. */
export interface PayersBank {
  /** The provider's id, at most 40 characters. */
  id: string;
  name: string;
}

export interface CheckoutOrder {
  /** The provider's idempotency key: a repeated order for the same payment is the same checkout. */
  paymentId: string;
  /** VAT included, in minor units. */
  amountCents: number;
  currency: Currency;
  method: PaymentMethod;
  /** Id of the payer's bank, if they chose one. */
  bank?: string | undefined;
  /** Language of the provider's page. */
  language: Language;
  /** The kept account or card to charge: then no action of the payer is needed. */
  mandate?: ProviderMandate;
  /** Whether the card is kept, with the payer's consent, for later orders (`cardOf`). */
  keepCard?: boolean;
  /** Where the payer returns to; proves nothing about the payment. */
  returnUrl: string;
  webhookUrl: string;
}

export interface Checkout {
  /** The provider's own id of the payment, at most 80 characters. */
  reference: string;
  /** The page where the payer pays; the return address when no action is needed. */
  redirectUrl: string;
  /** The payment's status if it needed no page. */
  status: PaymentOutcome | 'open';
}

/** The provider's ids of an account or a card that can be charged again, at most 80 characters each. */
export interface ProviderMandate {
  customer: string;
  mandate: string;
}

/** An account whose owner authorised direct debits. */
export interface MandateOrder {
  /** The provider's idempotency key: a repeated order is the same mandate. */
  id: string;
  /** The mandate's reference on bank statements. */
  reference: string;
  holder: string;
  iban: string;
  signedAt: Date;
}

/** The card of a payment, kept for later. */
export interface KeptCard extends ProviderMandate {
  /** Its brand, such as `Visa`; null where the provider does not say. */
  label: string | null;
  lastFour: string;
}

/** A full or partial refund of a payment. */
export interface RefundOrder {
  /** Of the payment. */
  reference: string;
  /** The provider's idempotency key: a repeated order is the same refund. */
  refundId: string;
  /** In minor units, above 0. */
  amountCents: number;
  currency: Currency;
}

/** The status of one of our refunds. */
export interface RefundReport {
  refundId: string;
  status: RefundOutcome;
}

/** A payment in the provider's records, for comparison with ours. */
export interface ListedPayment {
  reference: string;
  status: PaymentOutcome | 'open';
  amountCents: number;
  currency: Currency;
  /** The amount refunded so far, by any party; without refunds that are pending or failed. */
  refundedCents: number;
}

export interface WebhookMessage {
  /** The body exactly as received: the signature covers these bytes. */
  rawBody: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The key in the address, for providers that were given one: 48 hexadecimal digits. */
  key?: string | undefined;
}

export interface WebhookEvent {
  /** The same when the provider repeats itself; at most 100 characters. */
  eventId: string;
  reference: string;
  status: PaymentOutcome;
  /** The message's reports on refunds that we ordered. */
  refunds?: readonly RefundReport[];
}

/** A payment provider (decisions §7.3), for the brand of the current call. It is never called inside a transaction. */
export abstract class PaymentProvider {
  /** The `:provider` of its webhooks' address. */
  abstract readonly name: string;

  /** Whether payers of this installation can pay by a method. */
  abstract supports(method: PaymentMethod): boolean;

  /** The banks that a payer of this method may choose from; none if the page asks for it, or no bank is chosen. */
  banks(_method: PaymentMethod): Promise<readonly PayersBank[]> {
    return Promise.resolve([]);
  }

  /** Opens the provider's page for a payment. Rejects when the provider can't be reached or refuses. */
  abstract createCheckout(order: CheckoutOrder): Promise<Checkout>;

  /** Keeps an account for direct debits. Rejects when the provider can't be reached or refuses it. */
  abstract createMandate(order: MandateOrder): Promise<ProviderMandate>;

  /** Revokes a mandate. Repeated calls and unknown mandates are harmless. */
  abstract endMandate(mandate: ProviderMandate): Promise<void>;

  /** @returns the card kept from a paid payment with `keepCard`; undefined for none */
  abstract cardOf(reference: string): Promise<KeptCard | undefined>;

  /** @returns the outcome as the provider knows it now; `open` while the payer has not decided */
  abstract status(reference: string): Promise<PaymentOutcome | 'open'>;

  /**
   * Closes the page of an unpaid payment, or recalls one in progress, so that it can't be paid any more.
   *
   * @returns false when it is too late, or this kind of payment can't be recalled
   */
  abstract cancel(reference: string): Promise<boolean>;

  /**
   * Refunds money. Rejects when the provider can't be reached: then the outcome is unknown, and the same order is
   * repeated.
   *
   * @returns `failed` when the provider refuses permanently
   */
  abstract refund(order: RefundOrder): Promise<RefundOutcome>;

  /** @returns a refund's current status; undefined when the provider knows none under this id */
  abstract refundStatus(reference: string, refundId: string): Promise<RefundOutcome | undefined>;

  /** Reads, page by page, the provider's payments of this brand since then, oldest first. */
  abstract listPayments(since: Date): AsyncIterable<readonly ListedPayment[]>;

  /**
   * Deletes the data that the provider keeps of a payment only for us, once its payer is erased. Repeated calls are
   * harmless.
   */
  abstract forget(reference: string): Promise<void>;

  /** @returns the message's event, undefined unless it is proven to be from the provider, for this brand and recent */
  abstract verifyWebhook(message: WebhookMessage): Promise<WebhookEvent | undefined>;
}
