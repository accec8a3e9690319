import { randomUUID } from 'node:crypto';
import type { Answer } from '../../packages/contract/src/route.ts';
import type { getDiscountCode } from '../../packages/contract/src/money/calls/discounts.ts';
import type { getBundles, Payment } from '../../packages/contract/src/money/calls/payments.ts';
import { SiteSettingsApi } from '../../apps/server/src/modules/brands/site-settings/site-settings.api.ts';
import { DiscountCodes } from '../../apps/server/src/modules/money/discounts/discounts.api.ts';
import { joinConfirmed, joinMember, type TestMember } from '../support/members/members.ts';
import { makeCode } from '../support/payments/codes.ts';
import { paymentsOf } from '../support/payments/payments.ts';
import { refusal } from '../support/members/account-calls.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

const host = 'alpha.localhost';
const hourMs = 3_600_000;
const bundles = [
  { code: 'starter', credits: 100, price_cents: 999, prices: { SEK: 11900 } },
  { code: 'plus', credits: 250, price_cents: 2199, prices: { SEK: 24900 } },
];

describe('codes that a member types in', () => {
  let app: TestApp;
  let payments: ReturnType<typeof paymentsOf>;
  let member: TestMember;
  beforeAll(async () => {
    app = await newBrands({
      alpha: {
        ...{ bundles, message_credits: 10, payment_methods: ['ideal', 'creditcard'] },
        countries: ['NL', 'BE', 'SE'],
        welcome_hours: 0,
      },
    });
    payments = paymentsOf(app, 'alpha');
  });
  beforeEach(async () => {
    member = await joinMember(app, 'alpha');
  });

  const at = (country: string | undefined) => ({
    ...member.cookies,
    ...(country ? { kindling_country: country } : {}),
  });
  const ask = async (code: string, country?: string) => {
    const answer = await app.request(host, {
      path: `/api/discountcode.php?code=${code}`,
      cookies: at(country),
    });
    return answer.status === 200
      ? (answer.json as Answer<typeof getDiscountCode>).discount
      : refusal(answer).code;
  };
  const pricesUnder = async (code: string, country?: string) => {
    const { json } = await app.request(host, { path: `/api/bundles?discount=${code}`, cookies: at(country) });
    return json as Answer<typeof getBundles>;
  };
  const order = (code: string, change: object = {}) => ({
    ...{ client_id: randomUUID(), bundle: 'starter', payment_method: 'ideal', discount: code },
    ...change,
  });
  const start = async (code: string, change: object = {}, as = member) => {
    const answer = await payments.post(as, order(code, change));
    if (answer.status !== 200) return { refused: refusal(answer).code, reference: '', payment: undefined };
    const { payment, redirect_url } = answer.json as { payment: Payment; redirect_url: string };
    return { refused: undefined, payment, reference: redirect_url.split('/').at(-1) ?? '' };
  };

  it('tell every field, and take a share off', async () => {
    const expiresAt = new Date(app.clock.now().getTime() + hourMs);
    await makeCode(app, 'alpha', 'SUMMER', { expiresAt, methods: ['ideal'] });
    expect(await ask('SUMMER')).toEqual({
      ...{ code: 'SUMMER', percentage: 20, value: null, currency: null, minimum_order_value: null },
      ...{ country: null, user_id: null, expires: expiresAt.toISOString(), status: 'active' },
      ...{ validity: 'unlimited', expired: false, paymentmethods: ['ideal'] },
    });
    const { bundles: offers, discount, discount_refused } = await pricesUnder('SUMMER');
    expect(offers.map(({ amount, full_amount }) => [amount, full_amount])).toEqual([
      [799, 999],
      [1759, 2199],
    ]);
    expect([discount?.code, discount_refused]).toEqual(['SUMMER', null]);
    expect((await start('SUMMER', { payment_method: 'creditcard' })).refused).toBe('discount_method');
    expect((await start('SUMMER')).payment).toMatchObject({ amount: 799, currency: 'EUR' });
    app.clock.advance(hourMs);
    expect(await ask('SUMMER')).toBe('discount_expired');
    expect((await start('SUMMER')).refused).toBe('discount_expired');
  });

  it('take a value off from a least order on, in their currency', async () => {
    await makeCode(app, 'alpha', 'FIVEOFF', {
      ...{ percentage: null, valueCents: 500, currency: 'EUR', minimumCents: 2000 },
    });
    expect((await pricesUnder('FIVEOFF')).bundles.map(({ amount }) => amount)).toEqual([999, 1699]);
    const refused = await payments.post(member, order('FIVEOFF'));
    expect(refusal(refused)).toMatchObject({
      code: 'discount_minimum',
      params: { minimum: 2000, currency: 'EUR' },
    });
    expect((await start('FIVEOFF', { bundle: 'plus' })).payment?.amount).toBe(1699);
    expect(await ask('FIVEOFF', 'SE')).toBe('discount_currency');
  });

  it('are for payers of their country, who pay in their currency', async () => {
    await makeCode(app, 'alpha', 'SVERIGE', { country: 'SE' });
    expect(await ask('SVERIGE', 'NL')).toBe('discount_country');
    const { bundles: offers } = await pricesUnder('SVERIGE', 'SE');
    expect(offers.map(({ amount, currency }) => `${amount} ${currency}`)).toEqual(['9520 SEK', '19920 SEK']);
    expect((await pricesUnder('SVERIGE', 'NL')).discount_refused).toBe('discount_country');
  });

  it('are another member’s, disabled or none: nobody is told which', async () => {
    const other = await joinMember(app, 'alpha');
    await makeCode(app, 'alpha', 'FOROTHER', { memberId: other.id });
    const id = await makeCode(app, 'alpha', 'GONE20');
    await app.inTenant('alpha', () =>
      app.nest.get(DiscountCodes, { strict: false }).change(id, { status: 'disabled' }),
    );
    for (const code of ['FOROTHER', 'GONE20', 'NEVER'])
      expect(await Promise.all([ask(code), start(code).then(({ refused }) => refused)])).toEqual([
        'discount_not_found',
        'discount_not_found',
      ]);
    expect((await start('FOROTHER', {}, other)).payment?.amount).toBe(799);
  });

  it('are guessed 20 times an hour, and then not even a right one is told', async () => {
    await makeCode(app, 'alpha', 'RIGHT1');
    for (let guess = 0; guess < 20; guess += 1) expect(await ask(`WRONG${guess}`)).toBe('discount_not_found');
    expect(await ask('RIGHT1')).toBe('rate_limited');
    expect(await pricesUnder('RIGHT1')).toMatchObject({ discount: null, discount_refused: 'rate_limited' });
    expect((await start('RIGHT1')).refused).toBe('rate_limited');
    app.clock.advance(hourMs);
  });

  it('can be used once by each member', async () => {
    await makeCode(app, 'alpha', 'EACHONE', { validity: 'once-per-user' });
    const { reference } = await start('EACHONE');
    await payments.tell(reference, 'completed');
    expect(await ask('EACHONE')).toBe('discount_used');
    const other = await joinMember(app, 'alpha');
    expect((await start('EACHONE', {}, other)).payment?.amount).toBe(799);
  });

  it('can be used as often as one likes', async () => {
    await makeCode(app, 'alpha', 'ALWAYS');
    for (let time = 0; time < 2; time += 1) {
      const { reference, payment } = await start('ALWAYS');
      expect(payment?.amount).toBe(799);
      await payments.tell(reference, 'completed');
    }
  });

  it('that are for one use are had by one of many at once, and by nobody after', async () => {
    await makeCode(app, 'alpha', 'ONLYONE', { validity: 'once' });
    const members = await Promise.all(Array.from({ length: 12 }, () => joinMember(app, 'alpha')));
    const started = await Promise.all(members.map((each) => start('ONLYONE', {}, each)));
    expect(started.filter(({ payment }) => payment?.amount === 799)).toHaveLength(1);
    expect(new Set(started.map(({ refused }) => refused))).toEqual(new Set([undefined, 'discount_used']));
    const [won] = started.filter(({ payment }) => payment);
    await payments.tell(won?.reference ?? '', 'completed');
    expect(await ask('ONLYONE')).toBe('discount_used');
    const rows = await app.inTenant('alpha', () =>
      app.database.number(
        "SELECT COUNT(*) FROM payment WHERE tenant_id = :tenant AND discount_code = 'ONLYONE'",
      ),
    );
    expect(rows).toBe(1);
  });

  it.each(['failed', 'cancelled'] as const)('give their one use back when a payment %s', async (outcome) => {
    const code = `BACK${outcome.toUpperCase()}`;
    await makeCode(app, 'alpha', code, { validity: 'once' });
    const { reference } = await start(code);
    const other = await joinMember(app, 'alpha');
    expect((await start(code, {}, other)).refused).toBe('discount_used');
    await payments.tell(reference, outcome);
    const second = await start(code, {}, other);
    expect(second.payment?.amount).toBe(799);
    // Money that comes late is money all the same, and the other keeps the use.
    await payments.tell(reference, 'completed');
    await payments.tell(second.reference, 'completed');
    expect(await ask(code)).toBe('discount_used');
  });

  it('of one use move to the same member’s other choice', async () => {
    await makeCode(app, 'alpha', 'MOVES', { validity: 'once' });
    const first = await start('MOVES');
    const second = await start('MOVES', { bundle: 'plus' });
    expect(second.payment?.amount).toBe(1759);
    expect(await payments.statusOf(member, first.payment?.payment_id ?? '')).toBe('cancelled');
  });

  it('that are disabled while somebody pays are refused, and what was started stays', async () => {
    const id = await makeCode(app, 'alpha', 'HALFWAY');
    const { reference, payment } = await start('HALFWAY');
    await app.inTenant('alpha', () =>
      app.nest.get(DiscountCodes, { strict: false }).change(id, { status: 'disabled' }),
    );
    expect((await start('HALFWAY')).refused).toBe('discount_not_found');
    await payments.tell(reference, 'completed');
    expect(await payments.statusOf(member, payment?.payment_id ?? '')).toBe('completed');
  });

  it('never sell a message under the least price, whatever the brand set since', async () => {
    await makeCode(app, 'alpha', 'DEEP40', { percentage: 40 });
    const sites = app.nest.get(SiteSettingsApi, { strict: false });
    const record = await sites.record(app.idOf('alpha'));
    if (!record) throw new Error('no brand');
    const minimum = { NL: { costs: 65, currency: 'EUR' as const } };
    const settings = { ...record.settings, trial_price_cents: undefined, minimum_message_costs: minimum };
    const edit = { tenantId: app.idOf('alpha'), settings, author: '9'.repeat(24) };
    await sites.save({ ...edit, expectedVersion: record.version });
    const { bundles: offers } = await pricesUnder('DEEP40', 'NL');
    // 40 percent off would be 5.99 and 13.19.
    expect(offers.map(({ amount }) => amount)).toEqual([650, 1625]);
    expect((await start('DEEP40')).payment?.amount).toBe(650);
  });

  it('are paid at the price that was shown, or not at all', async () => {
    await makeCode(app, 'alpha', 'SHOWN20');
    expect((await start('SHOWN20', { amount: 799, currency: 'EUR' })).payment?.amount).toBe(799);
    expect((await start('SHOWN20', { amount: 798, currency: 'EUR' })).refused).toBe('price_changed');
    expect((await start('SHOWN20', { amount: 799, currency: 'SEK' })).refused).toBe('price_changed');
    const usual = { discount: undefined, amount: 799, currency: 'EUR' };
    expect((await start('SHOWN20', usual)).refused).toBe('price_changed');
  });

  it('take the place of what is taken off by itself', async () => {
    const fresh = await joinConfirmed(app, 'alpha');
    await makeCode(app, 'alpha', 'TYPED10', { percentage: 10 });
    const under = async (path: string) => {
      const { json } = await app.request(host, { path, cookies: fresh.cookies });
      return (json as Answer<typeof getBundles>).bundles.map(({ amount }) => amount);
    };
    expect(await under('/api/bundles')).toEqual([749, 1649]);
    expect(await under('/api/bundles?discount=TYPED10')).toEqual([899, 1979]);
    expect(await under('/api/bundles?discount=NOTHING')).toEqual([749, 1649]);
  });
});
