import type { Currency, Language } from '@kindling/contract/languages';
import type { PaymentMethod } from '@kindling/contract/money/payment-methods';

/**
 * What a provider can say about a payment. `pending` is still being processed; `expired`: not paid while the page was
 * open; `refunded`: all of it went back, `charged_back`: the payer's bank took it back.
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

/** What a provider can say about a refund; `failed`: refused, or the money came back. */
export const refundOutcomes = ['pending', 'failed', 'completed'] as const;
export type RefundOutcome = (typeof refundOutcomes)[number];

/** A bank that a payer chooses before the provider's page opens. */
export interface PayersBank {
  /** As the provider names it, at most 40 characters. */
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
  /** Id of the payer's bank, where they chose one. */
  bank?: string | undefined;
  /** What the provider's page speaks. */
  language: Language;
  /** The kept account or card that is paid with: then the payer has nothing to do. */
  mandate?: ProviderMandate;
  /** Whether the card is kept, with the payer's consent, for orders to come (`cardOf`). */
  keepCard?: boolean;
  /** Where the payer comes back to; proves nothing about the payment. */
  returnUrl: string;
  webhookUrl: string;
}

export interface Checkout {
  /** The provider's own name of the payment, at most 80 characters. */
  reference: string;
  /** The page where the payer pays; where they come back to when there is nothing to do. */
  redirectUrl: string;
  /** How the payment stands already, without a page. */
  status: PaymentOutcome | 'open';
}

/** What a provider calls an account or a card that money may be taken from again, at most 80 characters each. */
export interface ProviderMandate {
  customer: string;
  mandate: string;
}

/** An account whose owner allowed direct debits. */
export interface MandateOrder {
  /** The provider's idempotency key: a repeated order is the same mandate. */
  id: string;
  /** What bank statements call it. */
  reference: string;
  holder: string;
  iban: string;
  signedAt: Date;
}

/** A card that a payment left behind. */
export interface KeptCard extends ProviderMandate {
  /** Its mark, as `Visa`; null where the provider does not say. */
  label: string | null;
  lastFour: string;
}

/** Money that goes back for a payment: all of it or a part. */
export interface RefundOrder {
  /** Of the payment. */
  reference: string;
  /** The provider's idempotency key: a repeated order is the same refund. */
  refundId: string;
  /** In minor units, above 0. */
  amountCents: number;
  currency: Currency;
}

/** How one of our refunds stands. */
export interface RefundReport {
  refundId: string;
  status: RefundOutcome;
}

/** A payment as the provider's own books have it, for comparing with ours. */
export interface ListedPayment {
  reference: string;
  status: PaymentOutcome | 'open';
  amountCents: number;
  currency: Currency;
  /** What went back so far, by whomever it was asked; without refunds that are pending or failed. */
  refundedCents: number;
}

export interface WebhookMessage {
  /** The body byte by byte as it came: the signature is over these. */
  rawBody: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** What the address brought, where the provider was given one that has it: 48 hexadecimal digits. */
  key?: string | undefined;
}

export interface WebhookEvent {
  /** The same whenever the provider repeats itself; at most 100 characters. */
  eventId: string;
  reference: string;
  status: PaymentOutcome;
  /** What the message says of refunds that we asked for. */
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

  /** Takes nothing by a mandate any more. A repeat, and one that the provider does not know, do no harm. */
  abstract endMandate(mandate: ProviderMandate): Promise<void>;

  /** @returns the card that a paid payment with `keepCard` left behind; undefined where none was kept */
  abstract cardOf(reference: string): Promise<KeptCard | undefined>;

  /** @returns the outcome as the provider knows it now; `open` while the payer has not decided */
  abstract status(reference: string): Promise<PaymentOutcome | 'open'>;

  /**
   * Closes the page of a payment that is not paid, or calls it back where it is under way, so that it can't be paid any more.
   *
   * @returns false when it is too late, or this kind of payment can't be called back
   */
  abstract cancel(reference: string): Promise<boolean>;

  /**
   * Gives money back. Rejects when the provider can't be reached: then the outcome is unknown, and the same order is repeated.
   *
   * @returns `failed` when the provider refuses for good
   */
  abstract refund(order: RefundOrder): Promise<RefundOutcome>;

  /** @returns how a refund stands now; undefined when the provider knows of none under this id */
  abstract refundStatus(reference: string, refundId: string): Promise<RefundOutcome | undefined>;

  /** Reads, page by page, the payments that the provider has of this brand since then, the oldest first. */
  abstract listPayments(since: Date): AsyncIterable<readonly ListedPayment[]>;

  /** Drops what the provider keeps of a payment for our sake alone, once its payer is erased. A repeat does no harm. */
  abstract forget(reference: string): Promise<void>;

  /** @returns what the message says, undefined when it is not proven to be the provider's, to this brand and recent */
  abstract verifyWebhook(message: WebhookMessage): Promise<WebhookEvent | undefined>;
}
