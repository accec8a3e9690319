import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '../../packages/contract/src/money/payment-methods.ts';
import {
  PaymentProvider,
  type Checkout,
  type CheckoutOrder,
  type ListedPayment,
  type PaymentOutcome,
  type RefundOutcome,
  type WebhookEvent,
  type WebhookMessage,
} from '../../apps/server/src/ports/payment-provider.ts';
import { PaymentProviders } from '../../apps/server/src/ports/payment-providers.ts';
import { joinMember, type TestMember } from '../support/members/members.ts';
import { paymentsOf } from '../support/payments/payments.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

/** A provider that names a payment like any other would, and believes every message. */
class PlainProvider extends PaymentProvider {
  readonly orders: CheckoutOrder[] = [];
  outcome: PaymentOutcome | 'open' = 'open';

  constructor(
    readonly name: string,
    private readonly method: PaymentMethod,
  ) {
    super();
  }

  supports(method: PaymentMethod): boolean {
    return method === this.method;
  }

  createCheckout(order: CheckoutOrder): Promise<Checkout> {
    this.orders.push(order);
    const redirectUrl = `https://${this.name}.example/pay`;
    return Promise.resolve({ reference: 'same', redirectUrl, status: 'open' });
  }

  createMandate(): Promise<never> {
    return Promise.reject(new Error('It keeps nothing'));
  }

  endMandate(): Promise<void> {
    return Promise.resolve();
  }

  cardOf(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  status(): Promise<PaymentOutcome | 'open'> {
    return Promise.resolve(this.outcome);
  }

  cancel(): Promise<boolean> {
    return Promise.resolve(true);
  }

  refund(): Promise<RefundOutcome> {
    return Promise.resolve('completed');
  }

  refundStatus(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  async *listPayments(): AsyncIterable<readonly ListedPayment[]> {}

  forget(): Promise<void> {
    return Promise.resolve();
  }

  verifyWebhook({ rawBody }: WebhookMessage): Promise<WebhookEvent> {
    return Promise.resolve(JSON.parse(rawBody.toString()) as WebhookEvent);
  }
}

describe('two payment providers', () => {
  const [north, south] = [new PlainProvider('north', 'bancontact'), new PlainProvider('south', 'ideal')];
  let app: TestApp;
  let payments: ReturnType<typeof paymentsOf>;
  let member: TestMember;
  beforeAll(async () => {
    app = await startTestApp({
      settings: { alpha: { payment_methods: ['bancontact', 'ideal', 'paypal'], signup_credits: 0 } },
      ports: [{ provide: PaymentProviders, useValue: new PaymentProviders([north, south]) }],
    });
    payments = paymentsOf(app, 'alpha');
  });
  beforeEach(async () => {
    member = await joinMember(app, 'alpha');
  });

  const start = async (method: PaymentMethod) => {
    const order = { client_id: randomUUID(), bundle: 'starter', payment_method: method };
    const answer = await payments.post(member, order);
    const { payment, redirect_url } = answer.json as {
      payment: { payment_id: string };
      redirect_url: string;
    };
    return { id: payment.payment_id, url: redirect_url };
  };
  const tell = (provider: string, status: PaymentOutcome) =>
    payments.deliver(
      JSON.stringify({ eventId: 'the-same-event', reference: 'same', status }),
      undefined,
      provider,
    );

  it('each serve the methods that they have, and are believed about their own payments alone', async () => {
    const offer = await app.request('alpha.localhost', { path: '/api/bundles' });
    expect(offer.json).toMatchObject({ payment_methods: ['bancontact', 'ideal'] });

    const [bancontact, ideal] = [await start('bancontact'), await start('ideal')];
    expect(bancontact.url).toBe('https://north.example/pay');
    expect(ideal.url).toBe('https://south.example/pay');
    expect(south.orders.map(({ paymentId }) => paymentId)).toEqual([ideal.id]);
    expect(new URL(south.orders[0]?.webhookUrl ?? '').pathname).toBe('/api/payments/webhooks/south');

    // Both call their payment the same, and their event too.
    expect((await tell('south', 'pending')).status).toBe(200);
    expect(await payments.statusOf(member, ideal.id)).toBe('pending');
    expect(await payments.statusOf(member, bancontact.id)).toBe('created');

    // Asked by ourselves, each about its own.
    south.outcome = 'failed';
    app.clock.advance(120_000);
    await app.runOutbox();
    expect(await payments.statusOf(member, ideal.id)).toBe('failed');
    expect(await payments.statusOf(member, bancontact.id)).toBe('created');

    expect((await tell('north', 'completed')).status).toBe(200);
    expect(await payments.statusOf(member, bancontact.id)).toBe('completed');
    expect(await payments.statusOf(member, ideal.id)).toBe('failed');
  });

  it('leave what nobody of them has', async () => {
    const order = { client_id: randomUUID(), bundle: 'starter', payment_method: 'paypal' };
    expect(await payments.post(member, order)).toMatchObject({
      status: 400,
      json: { error: { code: 'payment_method_unavailable' } },
    });
  });
});
