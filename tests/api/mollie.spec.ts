import { randomUUID } from 'node:crypto';
import { MolliePaymentProvider } from '../../apps/server/src/adapters/payment-provider/mollie/mollie-payment-provider.ts';
import { TenantContext } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import type { PaymentMethod } from '../../packages/contract/src/money/payment-methods.ts';
import { PaymentProviders } from '../../apps/server/src/ports/payment-providers.ts';
import type { ListedPayment } from '../../apps/server/src/ports/payment-provider.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { joinConfirmed, type TestMember } from '../support/members/members.ts';
import { ledgerOf } from '../support/payments/ledger.ts';
import {
  checkoutUrl,
  mollieTestKey,
  startMollieServer,
  type MadeMandate,
  type MadePayment,
  type MollieServer,
} from '../support/payments/mollie-server.ts';
import { debitsOf } from '../support/payments/debits.ts';
import { paymentsOf } from '../support/payments/payments.ts';

const host = 'alpha.localhost';

describe('payments by Mollie', () => {
  let mollie: MollieServer;
  let provider: MolliePaymentProvider;
  let app: TestApp;
  let payments: ReturnType<typeof paymentsOf>;
  let member: TestMember;
  beforeAll(async () => {
    mollie = await startMollieServer(() => new Date());
    const env = {
      KINDLING_SECRET: 'a secret of a test that is long enough',
      MOLLIE_API_KEYS: { alpha: mollieTestKey },
    };
    provider = new MolliePaymentProvider(env, () => TenantContext.id(), mollie.url);
    app = await startTestApp({
      settings: {
        alpha: {
          payment_methods: ['ideal', 'creditcard', 'sofort', 'sdd'],
          bundles: [{ code: 'starter', credits: 100, price_cents: 999 }],
          signup_credits: 0,
        },
      },
      ports: [{ provide: PaymentProviders, useValue: new PaymentProviders([provider]) }],
    });
    payments = paymentsOf(app, 'alpha');
  });
  beforeEach(async () => {
    member = await joinConfirmed(app, 'alpha');
    mollie.failWith = undefined;
    mollie.requests.length = 0;
  });
  afterAll(() => mollie.stop());

  const start = async (method: PaymentMethod = 'ideal') => {
    const order = { client_id: randomUUID(), bundle: 'starter', payment_method: method };
    const { status, json } = await payments.post(member, order);
    if (status !== 200) throw new Error(JSON.stringify(json));
    const { payment, redirect_url } = json as { payment: { payment_id: string }; redirect_url: string };
    const made = [...mollie.payments.values()].find(({ description }) => description === payment.payment_id);
    if (!made) throw new Error('Mollie has no such payment');
    return { id: payment.payment_id, order, url: redirect_url, made };
  };
  /** What Mollie sends when a payment changed. */
  const tell = ({ id, webhookUrl }: MadePayment, change: { id?: string; path?: string } = {}) => {
    const { pathname, search } = new URL(webhookUrl);
    return app.request(host, {
      method: 'POST',
      path: change.path ?? pathname + search,
      body: `id=${change.id ?? id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    });
  };
  const refused = { status: 400, json: { error: { code: 'webhook_refused' } } };
  const balance = async () => (await ledgerOf(app, 'alpha').wallet(member.id)).credits;

  it('are offered by the methods that it has, to brands that have a key', async () => {
    const offer = await app.request(host, { path: '/api/bundles' });
    expect(offer.json).toMatchObject({ payment_methods: ['ideal', 'creditcard', 'sdd'] });
    const other = await app.request('beta.localhost', { path: '/api/bundles' });
    expect(other.json).toMatchObject({ payment_methods: [] });
  });

  it('lead to its page, with our number and nothing of what is bought', async () => {
    const { id, url, made } = await start();
    expect(url).toBe(checkoutUrl(made.id));
    expect(made).toMatchObject({
      amount: { currency: 'EUR', value: '9.99' },
      method: 'ideal',
      description: id,
      metadata: { payment_id: id, brand: 'alpha' },
    });
    expect(JSON.stringify(made)).not.toContain(member.id);
  });

  it('are made once for an order that is repeated', async () => {
    const { order } = await start();
    const before = mollie.payments.size;
    await payments.post(member, order);
    expect(mollie.payments.size).toBe(before);
  });

  it('give credits once, however often it tells that they are paid', async () => {
    const { id, made } = await start();
    made.status = 'paid';
    for (let time = 0; time < 3; time++) expect((await tell(made)).status).toBe(200);
    expect(await payments.statusOf(member, id)).toBe('completed');
    expect(await balance()).toBe(100);
  });

  it.each([
    ['canceled', 'cancelled'],
    ['expired', 'expired'],
    ['failed', 'failed'],
    ['pending', 'pending'],
  ] as const)('that are %s at Mollie are %s here', async (there, here) => {
    const { id, made } = await start();
    made.status = there;
    expect((await tell(made)).status).toBe(200);
    expect(await payments.statusOf(member, id)).toBe(here);
    expect(await balance()).toBe(0);
  });

  it('take their credits back when the bank does', async () => {
    const { id, made } = await start('creditcard');
    made.status = 'paid';
    await tell(made);
    made.amountChargedBack = made.amount;
    await tell(made);
    expect(await payments.statusOf(member, id)).toBe('charged_back');
    expect(await balance()).toBe(0);
  });

  it('believe no message without the key, and ask Mollie nothing then', async () => {
    const { id, made } = await start();
    made.status = 'paid';
    mollie.requests.length = 0;
    const { pathname } = new URL(made.webhookUrl);
    for (const path of [pathname, `${pathname}?key=${'0'.repeat(48)}`])
      expect(await tell(made, { path })).toMatchObject(refused);
    expect(await tell(made, { id: `${made.id}&x=1` })).toMatchObject(refused);
    expect(mollie.requests).toEqual([]);
    expect(await tell(made, { id: 'tr_unknown' })).toMatchObject(refused);
    expect(await payments.statusOf(member, id)).toBe('created');
  });

  it('are not believed at another brand', async () => {
    const { made } = await start();
    made.status = 'paid';
    const { pathname, search } = new URL(made.webhookUrl);
    const answer = await app.request('beta.localhost', {
      method: 'POST',
      path: pathname + search,
      body: `id=${made.id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer).toMatchObject(refused);
  });

  it('say that they failed to start while Mollie is out of order, and go on afterwards', async () => {
    mollie.failWith = 422;
    const order = { client_id: randomUUID(), bundle: 'starter', payment_method: 'ideal' };
    expect(await payments.post(member, order)).toMatchObject({
      json: { error: { code: 'payment_failed' } },
    });
    mollie.failWith = undefined;
    expect((await payments.post(member, order)).status).toBe(200);
  });

  describe('from what is kept', () => {
    const debits = () => debitsOf(app, 'alpha');
    const ask = async (path: string) => (await app.request(host, { path, cookies: member.cookies })).json;

    it('are taken from an account by its mandate, without a page', async () => {
      const mandate = await debits().allow(member);
      const [kept] = mollie.mandates.values();
      expect(kept).toMatchObject({
        method: 'directdebit',
        details: { consumerName: 'J. Jansen', consumerAccount: 'NL91ABNA0417164300' },
        mandateReference: mandate.reference,
        signatureDate: app.clock.now().toISOString().slice(0, 10),
      });
      const { json } = await debits().order(member, mandate.mandate_id);
      const { payment, redirect_url: url } = json as {
        payment: { payment_id: string; status: string };
        redirect_url: string;
      };
      expect(payment.status).toBe('pending');
      expect(new URL(url).pathname).toBe(`/betalingen/${payment.payment_id}`);
      const made = [...mollie.payments.values()].at(-1);
      expect(made).toMatchObject({ sequenceType: 'recurring', mandateId: kept?.id, method: 'directdebit' });
      if (!made) return;
      made.status = 'paid';
      await tell(made);
      expect(await balance()).toBe(100);
      made.amountChargedBack = made.amount;
      await tell(made);
      expect(await debits().order(member, mandate.mandate_id)).toMatchObject({ status: 403 });
      await debits().remove(member, mandate.mandate_id);
      await app.runOutbox();
      expect(mollie.mandates.size).toBe(0);
    });

    it('are taken from a card that was kept with its first payment', async () => {
      const order = { client_id: randomUUID(), bundle: 'starter', payment_method: 'creditcard', keep: true };
      expect((await payments.post(member, order)).status).toBe(200);
      const first = [...mollie.payments.values()].at(-1);
      if (!first) throw new Error('Mollie has no payment');
      expect(first).toMatchObject({ sequenceType: 'first', customerId: expect.stringMatching(/^cst_/) });
      const card: MadeMandate = {
        ...{
          resource: 'mandate' as const,
          id: 'mdt_card',
          customerId: first.customerId ?? '',
          method: 'creditcard' as const,
        },
        ...{ status: 'valid' as const, mandateReference: '', signatureDate: '2026-03-02' },
        details: { cardNumber: '6787', cardLabel: 'Visa', cardHolder: 'Secret Name' },
      };
      mollie.mandates.set(card.id, card);
      Object.assign(first, { status: 'paid', mandateId: card.id });
      await tell(first);
      await app.runOutbox();
      const { mandates } = await debits().mandates(member);
      expect(mandates).toMatchObject([{ kind: 'card', label: 'Visa', last_four: '6787', holder: null }]);
      const again = await payments.post(member, {
        ...{ client_id: randomUUID(), bundle: 'starter', payment_method: 'creditcard' },
        mandate: mandates[0]?.mandate_id,
      });
      const { payment_id: id } = (again.json as { payment: { payment_id: string } }).payment;
      const taken = [...mollie.payments.values()].at(-1);
      if (!taken) throw new Error('Mollie has no payment');
      taken.status = 'failed';
      await tell(taken);
      expect(await ask(`/api/payments/${id}`)).toMatchObject({
        payment: { status: 'failed' },
        again: { kept: true },
      });
    });
  });

  describe('asked by us', () => {
    const asBrand = <T>(work: () => Promise<T>) => app.inTenant('alpha', work);
    const list = () =>
      asBrand(async () => {
        const all: ListedPayment[] = [];
        for await (const page of provider.listPayments(new Date(0))) all.push(...page);
        return all;
      });

    it('tell how they stand, and are cancelled while nobody paid', async () => {
      const { made } = await start();
      expect(await asBrand(() => provider.status(made.id))).toBe('open');
      expect(await asBrand(() => provider.cancel(made.id))).toBe(true);
      expect(await asBrand(() => provider.status(made.id))).toBe('cancelled');
      const { made: paid } = await start();
      Object.assign(paid, { status: 'paid', isCancelable: false });
      expect(await asBrand(() => provider.cancel(paid.id))).toBe(false);
    });

    it('are refunded once under one number, in parts, and never beyond what was paid', async () => {
      const { made } = await start();
      Object.assign(made, { status: 'paid', isCancelable: false });
      const order = { reference: made.id, refundId: 'first', amountCents: 500, currency: 'EUR' as const };
      expect(await asBrand(() => provider.refund(order))).toBe('pending');
      for (const refund of made.refunds) refund.status = 'refunded';
      expect(await asBrand(() => provider.refund(order))).toBe('completed');
      expect(made.refunds).toHaveLength(1);
      expect(await asBrand(() => provider.refundStatus(made.id, 'second'))).toBeUndefined();
      const tooMuch = { ...order, refundId: 'second', amountCents: 500 };
      expect(await asBrand(() => provider.refund(tooMuch))).toBe('failed');
      expect(await asBrand(() => provider.status(made.id))).toBe('completed');
      await asBrand(() => provider.refund({ ...order, refundId: 'third', amountCents: 499 }));
      expect(await asBrand(() => provider.status(made.id))).toBe('completed');
      for (const refund of made.refunds) refund.status = 'refunded';
      expect(await asBrand(() => provider.status(made.id))).toBe('refunded');
    });

    it('are listed over several pages, the oldest first', async () => {
      for (let count = 0; count < 4; count++) await start();
      const listed = await list();
      expect(listed.map(({ reference }) => reference)).toEqual([...mollie.payments.keys()]);
      expect(listed[0]).toMatchObject({ amountCents: 999, currency: 'EUR' });
      // Another brand under the same key.
      const [first] = mollie.payments.values();
      if (first) first.metadata = { payment_id: 'of-beta', brand: 'beta' };
      expect((await list()).map(({ reference }) => reference)).toEqual([...mollie.payments.keys()].slice(1));
    });
  });
});
