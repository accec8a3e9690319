import { endedMethods, type PaymentMethod } from '@kindling/contract/money/payment-methods';
import type { Environment } from '../../../kernel/config/environment.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { Clock } from '../../../ports/clock.js';
import {
  PaymentProvider,
  type Checkout,
  type CheckoutOrder,
  type KeptCard,
  type ListedPayment,
  type MandateOrder,
  type PayersBank,
  type PaymentOutcome,
  type ProviderMandate,
  type RefundOrder,
  type RefundOutcome,
  type WebhookEvent,
  type WebhookMessage,
} from '../../../ports/payment-provider.js';
import type { SandboxCheckout, SandboxCheckouts } from './sandbox-checkouts.js';
import type { SandboxRefunds } from './sandbox-refunds.js';
import { webhookBody } from './webhook-body.js';
import { isSigned, signatureHeader, webhookKey } from './webhook-signature.js';

const pageLength = 200;

/** Invented banks, so that the sandbox is not mistaken for a real one. */
export const sandboxBanks: readonly PayersBank[] = [
  { id: 'grachtenbank', name: 'Grachtenbank' },
  { id: 'duinbank', name: 'Duinbank' },
  { id: 'polderbank', name: 'Polderbank' },
];

/** Path of the sandbox's payment page, on the brand's own host. */
export const sandboxPagePath = (reference: string): string => `/sandbox/pay/${reference}`;

/** A provider inside the server, for testing: no money moves, everything else is as with a real one. */
export class SandboxPaymentProvider extends PaymentProvider {
  readonly name = 'sandbox';

  constructor(
    private readonly environment: Pick<Environment, 'KINDLING_SECRET'>,
    private readonly checkouts: SandboxCheckouts,
    private readonly clock: Clock,
    private readonly refunds: SandboxRefunds,
  ) {
    super();
  }

  /** As with real providers, no method that its owner ended. */
  supports(method: PaymentMethod): boolean {
    return !endedMethods.includes(method);
  }

  override banks(method: PaymentMethod): Promise<readonly PayersBank[]> {
    return Promise.resolve(method === 'ideal' ? sandboxBanks : []);
  }

  async createCheckout(order: CheckoutOrder): Promise<Checkout> {
    const { reference, status } = await this.checkouts.open(order);
    return { reference, redirectUrl: new URL(sandboxPagePath(reference), order.returnUrl).href, status };
  }

  /** Stateless: the page simulates any decision of a bank, also without an authorised mandate. */
  createMandate({ id }: MandateOrder): Promise<ProviderMandate> {
    return Promise.resolve({ customer: 'sandbox', mandate: id });
  }

  endMandate(): Promise<void> {
    return Promise.resolve();
  }

  async cardOf(reference: string): Promise<KeptCard | undefined> {
    const checkout = await this.checkouts.find(reference);
    if (checkout?.status !== 'completed') return undefined;
    return { customer: 'sandbox', mandate: reference, label: 'Sandbox', lastFour: '4242' };
  }

  async status(reference: string): Promise<PaymentOutcome | 'open'> {
    const checkout = await this.checkouts.find(reference);
    if (!checkout) throw new Error('The sandbox knows no such checkout');
    return checkout.status;
  }

  cancel(reference: string): Promise<boolean> {
    return this.checkouts.cancel(reference);
  }

  refund(order: RefundOrder): Promise<RefundOutcome> {
    return this.refunds.refund(order);
  }

  refundStatus(reference: string, refundId: string): Promise<RefundOutcome | undefined> {
    return this.refunds.status(reference, refundId);
  }

  async *listPayments(since: Date): AsyncIterable<readonly ListedPayment[]> {
    let last: SandboxCheckout | undefined;
    do {
      const page: SandboxCheckout[] = await this.checkouts.listAfter(since, last, pageLength);
      const refunded = await this.refunds.completedCents(page.map(({ reference }) => reference));
      yield page.map(({ reference, status, amountCents, currency }) => ({
        ...{ reference, status, amountCents, currency },
        refundedCents: refunded.get(reference) ?? 0,
      }));
      last = page.length < pageLength ? undefined : page.at(-1);
    } while (last);
  }

  async forget(reference: string): Promise<void> {
    await this.checkouts.delete(reference);
  }

  verifyWebhook({ rawBody, headers }: WebhookMessage): Promise<WebhookEvent | undefined> {
    return Promise.resolve(this.verify(rawBody, headers[signatureHeader]));
  }

  private verify(rawBody: Buffer, header: string | string[] | undefined): WebhookEvent | undefined {
    const key = webhookKey(this.environment.KINDLING_SECRET, TenantContext.id());
    if (typeof header !== 'string' || !isSigned(key, rawBody, header, this.clock.now())) return undefined;
    const parsed = webhookBody.safeParse(parseJson(rawBody.toString('utf8')));
    if (!parsed.success) return undefined;
    const { id, reference, status, refund } = parsed.data;
    const refunds = refund ? [{ refundId: refund.id, status: refund.status }] : [];
    return { eventId: id, reference, status, refunds };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
