import { sandboxBanks } from '../../apps/server/src/adapters/payment-provider/sandbox/sandbox-payment-provider.ts';
import { randomUUID } from 'node:crypto';
import { PageReads } from '../../apps/server/src/kernel/pages/page-reads.ts';
import { CreditsApi } from '../../apps/server/src/modules/credits/credits.api.ts';
import { ShowPayment } from '../../apps/server/src/modules/money/payments/checkout/show-payment.ts';
import type { PaymentProvider } from '../../apps/server/src/ports/payment-provider.ts';
import { PaymentProviders } from '../../apps/server/src/ports/payment-providers.ts';
import { ledgerOf } from '../support/payments/ledger.ts';
import { joinMember, type TestMember } from '../support/members/members.ts';
import { paymentsOf } from '../support/payments/payments.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

const host = 'alpha.localhost';
const bundles = [
  { code: 'starter', credits: 100, price_cents: 999 },
  { code: 'plus', credits: 250, price_cents: 2199 },
];

describe('payments over HTTP', () => {
  let app: TestApp;
  let payments: ReturnType<typeof paymentsOf>;
  let member: TestMember;
  beforeAll(async () => {
    app = await newBrands({
      alpha: {
        bundles,
        message_credits: 10,
        signup_credits: 30,
        payment_methods: ['ideal', 'creditcard'],
        locales: ['nl', 'de'],
        index_title: { nl: 'Titel', de: 'Titel' },
        index_heading: { nl: 'Kop', de: 'Kopf' },
        description: { nl: 'Tekst', de: 'Text' },
        fictional_singular: { nl: 'model', de: 'Modell' },
        fictional_plural: { nl: 'modellen', de: 'Modelle' },
      },
    });
    payments = paymentsOf(app, 'alpha');
  });
  beforeEach(async () => {
    member = await joinMember(app, 'alpha');
  });

  const order = (change: object = {}) => ({
    client_id: randomUUID(),
    bundle: 'starter',
    payment_method: 'ideal',
    ...change,
  });

  it('tells a completed payment with its credits, also where the page read the wallet before', async () => {
    const { id, reference } = await payments.start(member);
    await app.inTenant('alpha', () =>
      PageReads.run(async () => {
        const credits = app.nest.get(CreditsApi, { strict: false });
        const before = await credits.wallet(member.id);
        await payments.tell(reference, 'completed');
        const shown = await app.nest.get(ShowPayment, { strict: false }).show(id, member.id, null);
        expect(shown).toMatchObject({ payment: { status: 'completed' }, balance: before.credits + 100 });
        expect(await credits.wallet(member.id)).toEqual(before);
      }),
    );
  });

  it('offers the brand’s bundles, with the price of a message rounded up', async () => {
    const { status, json } = await app.request(host, { path: '/api/bundles' });
    expect(status).toBe(200);
    expect(json).toEqual({
      bundles: [
        {
          id: 'starter',
          credits: 100,
          amount: 999,
          full_amount: 999,
          struck_amount: null,
          currency: 'EUR',
          messages: 10,
          message_price: 100,
        },
        {
          id: 'plus',
          credits: 250,
          amount: 2199,
          full_amount: 2199,
          struck_amount: null,
          currency: 'EUR',
          messages: 25,
          message_price: 88,
        },
      ],
      discount: null,
      discount_refused: null,
      last_order: null,
      country: null,
      payment_methods: ['ideal', 'creditcard'],
      transaction_costs: {},
      banks: { ideal: sandboxBanks },
      pending: [],
      refund_days: 14,
    });
  });

  it('starts a purchase at the price of the moment and sends the payer to the provider', async () => {
    const { status, json } = await payments.post(member, order({ bundle: 'plus' }));
    expect(status).toBe(200);
    expect(json).toEqual({
      payment: {
        payment_id: expect.stringMatching(/^[0-9a-z]{24}$/),
        status: 'created',
        credits: 250,
        amount: 2199,
        currency: 'EUR',
        payment_method: 'ideal',
        transaction_costs: 0,
        held_discount: null,
        created_at: app.clock.now().toISOString(),
      },
      redirect_url: expect.stringMatching(
        new RegExp(String.raw`^http://${app.hostOf('alpha.localhost')}/sandbox/pay/[\w-]{43}$`),
      ),
    });
  });

  it('credits a completed payment and makes the member premium', async () => {
    expect(await payments.statement(member)).toMatchObject({ credits: 30, paid_user: false });
    const { id, reference } = await payments.start(member);
    expect((await payments.tell(reference, 'pending')).json).toEqual({ done: true });
    expect(await payments.statusOf(member, id)).toBe('pending');
    expect(await payments.statement(member)).toMatchObject({ credits: 30, paid_user: false });
    const pending = async () =>
      (await app.request(host, { path: '/api/bundles', cookies: member.cookies })).json;
    expect(await pending()).toMatchObject({ pending: [{ payment_id: id, status: 'pending' }] });
    app.clock.advance(1000);
    expect((await payments.tell(reference, 'completed')).json).toEqual({ done: true });
    expect(await payments.statusOf(member, id)).toBe('completed');
    expect(await pending()).toMatchObject({ pending: [] });
    expect(await payments.statement(member)).toEqual({
      credits: 130,
      paid_user: true,
      postings: [
        {
          ...{ id: expect.any(String), amount: 100, cause: 'purchase', payment: id },
          at: app.clock.now().toISOString(),
        },
        { id: expect.any(String), amount: 30, cause: 'signup', payment: null, at: expect.any(String) },
      ],
    });
    expect(await ledgerOf(app, 'alpha').findings()).toEqual([]);
  });

  describe('a repeated start', () => {
    it('is the same payment, also 50 times at once', async () => {
      const once = order();
      const answers = await Promise.all(Array.from({ length: 50 }, () => payments.post(member, once)));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      const rows = await app.inTenant('alpha', () =>
        app.database.select<{ payments: string; checkouts: string }>(
          `SELECT (SELECT COUNT(*) FROM payment p WHERE p.tenant_id = :tenant AND p.member_id = :member) AS payments,
                  (SELECT COUNT(*) FROM sandbox_checkout c JOIN payment p
                       ON p.tenant_id = c.tenant_id AND p.tenant_id = :tenant AND p.id = c.payment_id
                    WHERE c.tenant_id = :tenant AND p.member_id = :member) AS checkouts`,
          { member: member.id },
        ),
      );
      expect(rows).toEqual([{ payments: '1', checkouts: '1' }]);
    });

    it('with another body is a conflict', async () => {
      const once = order();
      await payments.post(member, once);
      for (const change of [{ bundle: 'plus' }, { payment_method: 'creditcard' }]) {
        const answer = await payments.post(member, { ...once, ...change });
        expect(answer).toMatchObject({ status: 409, json: { error: { code: 'idempotency_conflict' } } });
      }
    });

    it('under a client id that another member used is a payment of its own', async () => {
      const once = order();
      const mine = await payments.post(member, once);
      const other = await payments.post(await joinMember(app, 'alpha'), { ...once, bundle: 'plus' });
      expect(other.status).toBe(200);
      expect(other.text).not.toBe(mine.text);
    });

    it('goes on where a failed provider left it', async () => {
      const once = order();
      const failing = jest
        .spyOn(app.nest.get(PaymentProviders).named('sandbox') as PaymentProvider, 'createCheckout')
        .mockRejectedValueOnce(new Error('the provider is away'));
      const silent = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
      const failed = await payments.post(member, once);
      silent.mockRestore();
      expect(failed).toMatchObject({ status: 502, json: { error: { code: 'payment_failed' } } });
      const repeated = await payments.post(member, once);
      failing.mockRestore();
      expect(repeated).toMatchObject({ status: 200, json: { payment: { status: 'created' } } });
      const { redirect_url } = repeated.json as { redirect_url: string };
      const reference = redirect_url.split('/').at(-1) ?? '';
      await payments.tell(reference, 'completed');
      expect(await payments.statement(member)).toMatchObject({ credits: 130 });
    });
  });

  it('lets a member start 30 payments an hour', async () => {
    for (let i = 0; i < 30; i++) expect((await payments.post(member, order())).status).toBe(200);
    expect(await payments.post(member, order())).toMatchObject({
      status: 429,
      json: { error: { code: 'rate_limited' } },
    });
    app.clock.advance(3_600_000);
    expect((await payments.post(member, order())).status).toBe(200);
  });

  it('refuses what is not offered', async () => {
    const bundle = await payments.post(member, order({ bundle: 'nonsense' }));
    expect(bundle).toMatchObject({ status: 404, json: { error: { code: 'not_found' } } });
    const method = await payments.post(member, order({ payment_method: 'paypal' }));
    expect(method).toMatchObject({ status: 400, json: { error: { code: 'payment_method_unavailable' } } });
    const visitor = await payments.post({ id: '', cookies: {} }, order());
    expect(visitor).toMatchObject({ status: 403, json: { error: { code: 'authentication_required' } } });
  });

  it('shows a payment to its member only', async () => {
    const { id } = await payments.start(member);
    const ask = (as: TestMember, at = host) =>
      app.request(at, { path: `/api/payments/${id}`, cookies: as.cookies });
    expect((await ask(member)).status).toBe(200);
    const stranger = await ask(await joinMember(app, 'alpha'));
    const elsewhere = await ask(await joinMember(app, 'beta'), 'beta.localhost');
    const nothing = await app.request(host, {
      path: `/api/payments/${'0'.repeat(24)}`,
      cookies: member.cookies,
    });
    expect(nothing.status).toBe(404);
    expect(stranger.text).toBe(nothing.text);
    expect(elsewhere.text).toBe(nothing.text);
  });
});
