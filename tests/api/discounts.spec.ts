import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Answer } from '../../packages/contract/src/route.ts';
import type { getBundles, Payment } from '../../packages/contract/src/money/calls/payments.ts';
import type { Settings } from '../../packages/contract/src/brands/settings/settings.ts';
import { joinMember, type TestMember } from '../support/members/members.ts';
import { paymentsOf } from '../support/payments/payments.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

const host = 'alpha.localhost';
const bundles = [
  { code: 'plus', credits: 250, price_cents: 2199 },
  { code: 'starter', credits: 100, price_cents: 999 },
];

describe('discounts of members who think of leaving', () => {
  let app: TestApp;
  let payments: ReturnType<typeof paymentsOf>;
  let member: TestMember;
  beforeAll(async () => {
    // The fixture's company gives 25 %.
    const settings: Partial<Settings> = {
      bundles,
      message_credits: 10,
      payment_methods: ['ideal', 'creditcard'],
    };
    app = await newBrands({
      alpha: { ...settings, trial_price_cents: 599 },
      beta: { ...settings, trial_price_cents: undefined },
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
    discount: 'STAY',
    ...change,
  });
  const start = async (change: object = {}, as = member) => {
    const answer = await payments.post(as, order(change));
    expect(answer.status).toBe(200);
    const { payment, redirect_url } = answer.json as { payment: Payment; redirect_url: string };
    return { ...payment, reference: redirect_url.split('/').at(-1) ?? '' };
  };
  const refusal = async (change: object = {}) => {
    const { status, json } = await payments.post(member, order(change));
    return `${status} ${(json as { error: { code: string } }).error.code}`;
  };
  const offers = async (as = member, at = host) =>
    (await app.request(at, { path: '/api/leaving-offers', cookies: as.cookies })).json;
  const pricesUnder = async (code: string, cookies: Record<string, string> = member.cookies) => {
    const { json } = await app.request(host, { path: `/api/bundles?discount=${code}`, cookies });
    const offer = json as Answer<typeof getBundles>;
    const { discount, discount_refused: refused } = offer;
    return {
      prices: offer.bundles.map(({ amount }) => amount),
      discount: discount && { code: discount.code, percentage: discount.percentage },
      refused,
    };
  };
  /** What the payer chooses on the sandbox's page; its webhook stays behind. */
  const choose = (reference: string, outcome: string) =>
    app.request(host, {
      method: 'POST',
      path: `/sandbox/pay/${reference}`,
      body: `outcome=${outcome}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('are the smallest bundle at a price of its own and the company’s share', async () => {
    expect(await offers()).toEqual({
      trial: {
        code: 'TRIAL',
        bundle: {
          id: 'starter',
          credits: 100,
          amount: 599,
          full_amount: 999,
          struck_amount: null,
          currency: 'EUR',
          messages: 10,
          message_price: 60,
        },
      },
      discount: { code: 'STAY', percentage: 25 },
      undoable: [],
    });
    const elsewhere = await joinMember(app, 'beta');
    expect(await offers(elsewhere, 'beta.localhost')).toEqual({
      trial: null,
      discount: { code: 'STAY', percentage: 25 },
      undoable: [],
    });
  });

  it('change what bundles cost for whoever can have them', async () => {
    const usual = { prices: [2199, 999], discount: null, refused: null };
    expect(await pricesUnder('STAY')).toEqual({
      prices: [1649, 749],
      discount: { code: 'STAY', percentage: 25 },
      refused: null,
    });
    expect(await pricesUnder('TRIAL')).toEqual({
      prices: [2199, 599],
      discount: { code: 'TRIAL', percentage: null },
      refused: null,
    });
    expect(await pricesUnder('NONSENSE')).toEqual({ ...usual, refused: 'discount_not_found' });
    expect(await pricesUnder('STAY', {})).toEqual(usual);
  });

  it('are had once, at the price that was shown', async () => {
    const { amount, reference, payment_id } = await start();
    expect(amount).toBe(749);
    await payments.tell(reference, 'completed');
    expect(await payments.statement(member)).toMatchObject({ paid_user: true });
    const row = await app.inTenant('alpha', () =>
      app.database.select(
        `SELECT amount_cents, discount_code, discount_cents FROM payment WHERE tenant_id = :tenant AND id = :id`,
        { id: payment_id },
      ),
    );
    expect(row).toEqual([{ amount_cents: 749, discount_code: 'STAY', discount_cents: 250 }]);
    expect(await refusal()).toBe('409 discount_used');
    expect(await offers()).toMatchObject({ trial: { code: 'TRIAL' }, discount: null });
    expect(await pricesUnder('STAY')).toEqual({
      prices: [2199, 999],
      discount: null,
      refused: 'discount_used',
    });
    expect((await start({ discount: 'TRIAL' })).amount).toBe(599);
  });

  it('are refused when the brand gives none of that code', async () => {
    expect(await refusal({ discount: 'NONSENSE' })).toBe('404 discount_not_found');
    expect(await refusal({ discount: 'no!code' })).toBe('400 validation_failed');
  });

  it('leave a bundle that they are not for at its price, and themselves for another time', async () => {
    const dear = await start({ bundle: 'plus', discount: 'TRIAL' });
    expect(dear.amount).toBe(2199);
    await payments.tell(dear.reference, 'completed');
    expect(await offers()).toMatchObject({ trial: { code: 'TRIAL' } });
  });

  it('move to another choice, and the first page can’t be paid any more', async () => {
    const first = await start();
    const second = await start({ bundle: 'plus', payment_method: 'creditcard' });
    expect(second.amount).toBe(1649);
    expect(await payments.statusOf(member, first.payment_id)).toBe('cancelled');
    await choose(first.reference, 'completed');
    await app.runOutbox();
    expect(await payments.statusOf(member, first.payment_id)).toBe('cancelled');
    await payments.tell(second.reference, 'completed');
    expect(await refusal()).toBe('409 discount_used');
  });

  it('stay with a payment that the provider can’t call back', async () => {
    const { reference } = await start();
    await choose(reference, 'pending');
    expect(await refusal({ bundle: 'plus' })).toBe('409 discount_in_use');
    await payments.tell(reference, 'pending');
    expect(await refusal({ bundle: 'plus' })).toBe('409 discount_used');
  });

  it('are named with a payment that holds them, and free again once its payer cancels it', async () => {
    const { payment_id: id, reference } = await start();
    await payments.tell(reference, 'pending');
    const { json: prices } = await app.request(host, { path: '/api/bundles', cookies: member.cookies });
    expect(prices).toMatchObject({ pending: [{ payment_id: id, held_discount: 'STAY' }] });
    expect(await refusal()).toBe('409 discount_used');

    const cancel = (as = member) =>
      app.request(host, { method: 'POST', path: `/api/payments/${id}/cancellation`, cookies: as.cookies });
    expect((await cancel(await joinMember(app, 'alpha'))).status).toBe(404);
    for (const again of [1, 2])
      expect({ again, ...(await cancel()) }).toMatchObject({
        status: 200,
        json: { payment: { status: 'cancelled', held_discount: null } },
      });
    // The page of the provider is closed: nobody pays there what was called back.
    await choose(reference, 'completed');
    await app.runOutbox();
    expect(await payments.statusOf(member, id)).toBe('cancelled');
    expect((await start()).amount).toBe(749);
  });

  it('stay with a payment that is paid before its payer cancels it', async () => {
    const { payment_id: id, reference } = await start();
    await choose(reference, 'completed');
    const path = `/api/payments/${id}/cancellation`;
    const { status, json } = await app.request(host, { method: 'POST', path, cookies: member.cookies });
    expect([status, json]).toMatchObject([409, { error: { code: 'payment_under_way' } }]);
  });

  it('are had back after a payment that failed, and late money is still money', async () => {
    const first = await start();
    await payments.tell(first.reference, 'failed');
    const second = await start();
    await payments.tell(second.reference, 'completed');
    await payments.tell(first.reference, 'completed');
    expect(await payments.statusOf(member, first.payment_id)).toBe('completed');
    expect(await refusal()).toBe('409 discount_used');
  });

  it('are taken again by late money when nobody had them since', async () => {
    const { reference } = await start();
    await payments.tell(reference, 'cancelled');
    await payments.tell(reference, 'completed');
    expect(await refusal()).toBe('409 discount_used');
  });

  it('belong to the order that named them', async () => {
    const once = order();
    expect((await payments.post(member, once)).status).toBe(200);
    expect((await payments.post(member, once)).status).toBe(200);
    expect(await refusal({ ...once, discount: undefined })).toBe('409 idempotency_conflict');
  });

  it('stay with their payment when its order is repeated, also 20 times at once', async () => {
    const once = order();
    const answers = await Promise.all(Array.from({ length: 20 }, () => payments.post(member, once)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, json: { payment: { status: 'created', amount: 749 } } });
  });

  it('are with one payment at most, in whatever order and however many at once they are asked for', async () => {
    const deed = fc.record({
      bundle: fc.constantFrom('starter', 'plus'),
      discount: fc.constantFrom('STAY', 'TRIAL'),
      atOnce: fc.integer({ min: 1, max: 4 }),
      outcome: fc.constantFrom('completed', 'pending', 'failed', 'cancelled', undefined),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 5 }), async (deeds) => {
        const payer = await joinMember(app, 'alpha');
        for (const { bundle, discount, atOnce, outcome } of deeds) {
          const answers = await Promise.all(
            Array.from({ length: atOnce }, () => payments.post(payer, order({ bundle, discount }))),
          );
          expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
          const started = answers.find(({ status }) => status === 200)?.json as
            { redirect_url: string } | undefined;
          // Through the provider's own page: who comes too late there has nothing to pay.
          if (started && outcome) await choose(started.redirect_url.split('/').at(-1) ?? '', outcome);
        }
        await app.runOutbox();
        const rows = await app.inTenant('alpha', () =>
          app.database.select<{ discount_code: string }>(
            `SELECT discount_code FROM payment WHERE tenant_id = :tenant AND member_id = :member
                AND discount_code IS NOT NULL AND status IN ('pending', 'completed')`,
            { member: payer.id },
          ),
        );
        const codes = rows.map(({ discount_code: code }) => code);
        expect(codes).toHaveLength(new Set(codes).size);
      }),
      { numRuns: 12 },
    );
  });
});
