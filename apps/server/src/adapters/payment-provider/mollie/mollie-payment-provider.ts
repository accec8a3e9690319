import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto';
import {
  createMollieClient,
  PaymentEmbed,
  SequenceType,
  type MollieClient,
  type Payment,
  type Refund,
} from '@mollie/api-client';
import type { Currency } from '@kindling/contract/languages';
import type { PaymentMethod } from '@kindling/contract/money/payment-methods';
import type { Environment } from '../../../kernel/config/environment.js';
import {
  PaymentProvider,
  type Checkout,
  type CheckoutOrder,
  type KeptCard,
  type ListedPayment,
  type MandateOrder,
  type PaymentOutcome,
  type ProviderMandate,
  type RefundOrder,
  type RefundOutcome,
  type WebhookEvent,
  type WebhookMessage,
} from '../../../ports/payment-provider.js';
import { answered, isRefusal } from './mollie-answers.js';
import { keepAccount, newCustomer, readCard } from './mollie-mandates.js';
import { mollieLocales, mollieMethods } from './mollie-names.js';
import {
  brandOf,
  centsOf,
  mollieAmount,
  outcomeOf,
  refundedCentsOf,
  refundIdOf,
  refundOutcomeOf,
} from './mollie-states.js';

/** Mollie's largest page. */
const pageLength = 250;
/** The body of Mollie's messages: `id=tr_…` and nothing else. */
const webhookBody = /^id=(tr_[A-Za-z0-9]{1,70})$/;

/**
 * Mollie (decisions §7.3, decision 0086), with a separate key for each brand. Its messages are unsigned and name only
 * the changed payment, so each only triggers a query; a key in the webhook's address keeps strangers from triggering
 * it.
 */
export class MolliePaymentProvider extends PaymentProvider {
  readonly name = 'mollie';
  private readonly clients = new Map<string, MollieClient>();

  /**
   * @param brand the id of the current call's brand
   * @param apiEndpoint another API root than Mollie's own, for tests
   */
  constructor(
    private readonly environment: Pick<Environment, 'KINDLING_SECRET' | 'MOLLIE_API_KEYS'>,
    private readonly brand: () => string,
    private readonly apiEndpoint?: string,
  ) {
    super();
  }

  supports(method: PaymentMethod): boolean {
    return this.apiKey() !== undefined && mollieMethods[method] !== undefined;
  }

  async createCheckout(order: CheckoutOrder): Promise<Checkout> {
    const method = mollieMethods[order.method];
    if (!method) throw new Error('Mollie does not have this method');
    const webhook = new URL(order.webhookUrl);
    webhook.searchParams.set('key', this.webhookKey());
    const payment = await answered(
      this.client().payments.create({
        amount: mollieAmount(order.amountCents, order.currency),
        // Appears on the payer's bank statement, which others may read: it does not reveal what was bought where.
        description: order.paymentId,
        redirectUrl: order.returnUrl,
        webhookUrl: webhook.href,
        method,
        locale: mollieLocales[order.language],
        metadata: { payment_id: order.paymentId, brand: this.brand() },
        idempotencyKey: order.paymentId,
        ...(await this.sequenceOf(order)),
      }),
    );
    const status = outcomeOf(payment);
    // A kept account or card is charged without a page.
    const redirectUrl = order.mandate ? order.returnUrl : payment.getCheckoutUrl();
    if (redirectUrl === null) throw new Error('Mollie has no page for this payment');
    return { reference: payment.id, redirectUrl, status };
  }

  createMandate(order: MandateOrder): Promise<ProviderMandate> {
    return keepAccount(this.client(), this.brand(), order);
  }

  async endMandate({ customer, mandate }: ProviderMandate): Promise<void> {
    try {
      await answered(this.client().customerMandates.revoke(mandate, { customerId: customer }));
    } catch (error) {
      if (!isRefusal(error)) throw error; // It had already ended.
    }
  }

  async cardOf(reference: string): Promise<KeptCard | undefined> {
    const { customerId, mandateId } = await answered(this.client().payments.get(reference));
    if (customerId === undefined || mandateId === undefined) return undefined;
    return readCard(this.client(), { customer: customerId, mandate: mandateId });
  }

  /** Whether a payment is the first of a card to keep, or charges a kept one. */
  private async sequenceOf({ mandate, keepCard, paymentId }: CheckoutOrder) {
    if (mandate)
      return {
        sequenceType: SequenceType.recurring,
        customerId: mandate.customer,
        mandateId: mandate.mandate,
      };
    if (!keepCard) return {};
    const customerId = await newCustomer(this.client(), this.brand(), paymentId);
    return { sequenceType: SequenceType.first, customerId };
  }

  async status(reference: string): Promise<PaymentOutcome | 'open'> {
    return outcomeOf(await this.withRefunds(reference));
  }

  async cancel(reference: string): Promise<boolean> {
    const payment = await answered(this.client().payments.get(reference));
    if (!payment.isCancelable) return false;
    try {
      await answered(this.client().payments.cancel(reference));
      return true;
    } catch (error) {
      if (isRefusal(error)) return false; // Paid since the check.
      throw error;
    }
  }

  /** Checks first: Mollie forgets idempotency keys after an hour, and our repeats may come later. */
  async refund(order: RefundOrder): Promise<RefundOutcome> {
    const known = await this.refundStatus(order.reference, order.refundId);
    if (known) return known;
    try {
      const refund = await answered(
        this.client().paymentRefunds.create({
          paymentId: order.reference,
          amount: mollieAmount(order.amountCents, order.currency),
          description: order.refundId,
          metadata: { refund_id: order.refundId },
          idempotencyKey: order.refundId,
        }),
      );
      return refundOutcomeOf(refund);
    } catch (error) {
      if (isRefusal(error)) return 'failed';
      throw error;
    }
  }

  async refundStatus(reference: string, refundId: string): Promise<RefundOutcome | undefined> {
    const refunds = await answered(
      this.client().paymentRefunds.page({ paymentId: reference, limit: pageLength }),
    );
    const refund = refunds.find((made) => refundIdOf(made) === refundId);
    return refund && refundOutcomeOf(refund);
  }

  /** Mollie lists newest first, so this reads back to `since` and then yields in reverse. */
  async *listPayments(since: Date): AsyncIterable<readonly ListedPayment[]> {
    const listed: ListedPayment[] = [];
    for await (const payment of this.client().payments.iterate()) {
      if (new Date(payment.createdAt) < since) break;
      // Brands may share a key, and then a list.
      if (brandOf(payment) !== this.brand()) continue;
      const whole = centsOf(payment.amountRefunded) > 0 ? await this.withRefunds(payment.id) : payment;
      listed.push({
        reference: payment.id,
        status: outcomeOf(whole),
        amountCents: centsOf(payment.amount),
        currency: payment.amount.currency as Currency,
        refundedCents: refundedCentsOf(whole),
      });
    }
    listed.reverse();
    for (let index = 0; index < listed.length; index += pageLength)
      yield listed.slice(index, index + pageLength);
  }

  /** Mollie must keep payments by law; it has only an amount and our number of the payment. */
  forget(): Promise<void> {
    return Promise.resolve();
  }

  async verifyWebhook({ rawBody, key }: WebhookMessage): Promise<WebhookEvent | undefined> {
    const [, reference] = webhookBody.exec(rawBody.toString('latin1')) ?? [];
    if (reference === undefined || this.apiKey() === undefined || !isSame(key, this.webhookKey()))
      return undefined;
    const payment = await this.find(reference);
    if (!payment) return undefined;
    const status = outcomeOf(payment);
    if (status === 'open') return undefined;
    const made = (payment._embedded?.refunds ?? []) as Refund[];
    const refunds = made.flatMap((refund) => {
      const refundId = refundIdOf(refund);
      return refundId === undefined ? [] : [{ refundId, status: refundOutcomeOf(refund) }];
    });
    return { eventId: eventIdOf(reference, status, refunds), reference, status, refunds };
  }

  /** @returns undefined when this brand has no such payment at Mollie */
  private async find(reference: string): Promise<Payment | undefined> {
    try {
      return await this.withRefunds(reference);
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  }

  private withRefunds(reference: string): Promise<Payment> {
    return answered(this.client().payments.get(reference, { embed: [PaymentEmbed.refunds] }));
  }

  private apiKey(): string | undefined {
    const keys = this.environment.MOLLIE_API_KEYS;
    return keys[this.brand()] ?? keys['*'];
  }

  private client(): MollieClient {
    const apiKey = this.apiKey();
    if (apiKey === undefined) throw new Error('This brand has no key for Mollie');
    let client = this.clients.get(apiKey);
    if (!client) {
      const endpoint = this.apiEndpoint === undefined ? {} : { apiEndpoint: this.apiEndpoint };
      client = createMollieClient({ apiKey, ...endpoint });
      this.clients.set(apiKey, client);
    }
    return client;
  }

  /** Per brand, so that a message to one brand is invalid for another. */
  private webhookKey(): string {
    const info = `kindling/mollie-webhook/${this.brand()}`;
    return Buffer.from(hkdfSync('sha256', this.environment.KINDLING_SECRET, '', info, 24)).toString('hex');
  }
}

/** The same for the same state, as a message has no number of its own. */
function eventIdOf(reference: string, status: PaymentOutcome, refunds: readonly object[]): string {
  const news = createHash('sha256')
    .update(JSON.stringify([status, refunds]))
    .digest('hex');
  return `${reference}:${news.slice(0, 24)}`;
}

function isSame(given: string | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
