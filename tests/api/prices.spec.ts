import { randomUUID } from 'node:crypto';
import type { Answer } from '../../packages/contract/src/route.ts';
import type { getBundles, Payment } from '../../packages/contract/src/money/calls/payments.ts';
import type { Settings } from '../../packages/contract/src/brands/settings/settings.ts';
import { SiteSettingsApi } from '../../apps/server/src/modules/brands/site-settings/site-settings.api.ts';
import { refusal } from '../support/members/account-calls.ts';
import { joinConfirmed, type TestMember } from '../support/members/members.ts';
import { paymentsOf } from '../support/payments/payments.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

const host = 'alpha.localhost';
const dayMs = 24 * 3_600_000;
const methods: Settings['payment_methods'] = ['ideal', 'swish', 'blik', 'creditcard'];

let app: TestApp;
let payments: ReturnType<typeof paymentsOf>;
beforeAll(async () => {
  app = await newBrands({
    alpha: {
      bundles: [{ code: 'starter', credits: 100, price_cents: 1000, prices: { SEK: 11900, PLN: 4500 } }],
      ...{ currency: 'EUR', message_credits: 10, trial_price_cents: undefined, trial_prices: undefined },
      ...{ countries: ['NL', 'BE', 'SE', 'PL', 'GB'], payment_methods: methods },
      minimum_message_costs: {},
    },
  });
  payments = paymentsOf(app, 'alpha');
});

const edit = async (change: Partial<Settings>) => {
  const sites = app.nest.get(SiteSettingsApi, { strict: false });
  const record = await sites.record(app.idOf('alpha'));
  if (!record) throw new Error('no brand');
  const settings = { ...record.settings, ...change };
  await sites.save({
    tenantId: app.idOf('alpha'),
    settings,
    expectedVersion: record.version,
    author: '9'.repeat(24),
  });
};
const bundlesIn = async (country: string | undefined, cookies: Record<string, string> = {}) => {
  const answer = await app.request(host, {
    path: '/api/bundles',
    cookies: { ...cookies, ...(country ? { kindling_country: country } : {}) },
  });
  return answer.json as Answer<typeof getBundles>;
};

describe('the currency of a payer', () => {
  it.each([
    ['NL', '1000 EUR', ['ideal', 'creditcard']],
    ['SE', '11900 SEK', ['swish', 'creditcard']],
    ['PL', '4500 PLN', ['blik', 'creditcard']],
    ['GB', '1000 EUR', ['creditcard']],
  ])('in %s is %s', async (country, price, methods) => {
    const { bundles, payment_methods } = await bundlesIn(country);
    expect(bundles.map(({ amount, currency }) => `${amount} ${currency}`)).toEqual([price]);
    expect(payment_methods).toEqual(methods);
  });

  it('is what they pay, by a method that moves it', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const swedish = { ...member, cookies: { ...member.cookies, kindling_country: 'SE' } };
    const order = (method: string) => ({
      ...{ client_id: randomUUID(), bundle: 'starter', payment_method: method },
      ...{ amount: 11900, currency: 'SEK' },
    });
    const answer = await payments.post(swedish, order('swish'));
    expect((answer.json as { payment: Payment }).payment).toMatchObject({ amount: 11900, currency: 'SEK' });
    expect(refusal(await payments.post(swedish, order('ideal'))).code).toBe('payment_method_unavailable');
    expect(refusal(await payments.post(member, order('swish'))).code).toBe('payment_method_unavailable');
    expect(refusal(await payments.post(member, order('creditcard'))).code).toBe('price_changed');
  });

  it('is paid by what is offered where they are, and by nothing else, in the list and in the call', async () => {
    const member = await joinConfirmed(app, 'alpha');
    for (const country of ['NL', 'BE', 'SE', 'PL', 'GB']) {
      const payer = { ...member, cookies: { ...member.cookies, kindling_country: country } };
      const { payment_methods: offered } = await bundlesIn(country, member.cookies);
      for (const method of methods) {
        const order = { client_id: randomUUID(), bundle: 'starter', payment_method: method };
        const { status } = await payments.post(payer, order);
        expect([country, method, status]).toEqual([country, method, offered.includes(method) ? 200 : 400]);
      }
    }
  });
});

describe('a struck price', () => {
  const struck = async (cookies: Record<string, string> = {}) => {
    const { bundles } = await bundlesIn('NL', cookies);
    return bundles.map(({ amount, full_amount, struck_amount }) => [amount, full_amount, struck_amount]);
  };
  const at = (price_cents: number) => edit({ bundles: [{ code: 'starter', credits: 100, price_cents }] });
  let member: TestMember;

  it('is none on a brand of fewer than 30 days, whatever is taken off', async () => {
    member = await joinConfirmed(app, 'alpha');
    expect(await struck(member.cookies)).toEqual([[750, 1000, null]]);
  });

  it('is the price of the last 30 days beside a discount, and nothing without one', async () => {
    app.clock.advance(30 * dayMs);
    expect(await struck()).toEqual([[1000, 1000, null]]);
    member = await joinConfirmed(app, 'alpha');
    expect(await struck(member.cookies)).toEqual([[750, 1000, 1000]]);
  });

  it('is not the price that was raised just before', async () => {
    await at(1300);
    member = await joinConfirmed(app, 'alpha');
    expect(await struck(member.cookies)).toEqual([[975, 1300, 1000]]);
    await at(1600);
    expect(await struck(member.cookies)).toEqual([[1200, 1600, null]]);
    expect(await struck()).toEqual([[1600, 1600, null]]);
  });

  it('is the brand’s former price for 30 days after it fell', async () => {
    app.clock.advance(31 * dayMs);
    await at(1200);
    expect(await struck()).toEqual([[1200, 1200, 1600]]);
    // An edit of something else changes nothing about it.
    await edit({ refund_days: 20 });
    app.clock.advance(29 * dayMs);
    expect(await struck()).toEqual([[1200, 1200, 1600]]);
    app.clock.advance(2 * dayMs);
    expect(await struck()).toEqual([[1200, 1200, null]]);
  });

  it('is none for a bundle of another size under the same code', async () => {
    await edit({ bundles: [{ code: 'starter', credits: 90, price_cents: 900 }] });
    expect(await struck()).toEqual([[900, 900, null]]);
  });
});

describe('the last order', () => {
  const last = async (member: TestMember, country?: string) =>
    (await bundlesIn(country, member.cookies)).last_order;

  it('is the last completed one, as far as it can be had again', async () => {
    await edit({
      bundles: [
        { code: 'starter', credits: 100, price_cents: 1000, prices: { SEK: 11900 } },
        { code: 'plus', credits: 250, price_cents: 2200, prices: { SEK: 24900 } },
      ],
    });
    const member = await joinConfirmed(app, 'alpha');
    expect(await last(member)).toBeNull();
    const buy = async (bundle: string, method: string, outcome: 'completed' | 'failed') => {
      const body = { client_id: randomUUID(), bundle, payment_method: method };
      const { redirect_url } = (await payments.post(member, body)).json as { redirect_url: string };
      await payments.tell(redirect_url.split('/').at(-1) ?? '', outcome);
      app.clock.advance(1000);
    };
    await buy('starter', 'ideal', 'completed');
    expect(await last(member)).toEqual({ bundle: 'starter', payment_method: 'ideal', mandate: null });
    await buy('plus', 'creditcard', 'completed');
    await buy('starter', 'ideal', 'failed');
    expect(await last(member)).toEqual({ bundle: 'plus', payment_method: 'creditcard', mandate: null });
    await buy('starter', 'ideal', 'completed');
    expect(await last(member, 'SE')).toBeNull();
    await edit({ bundles: [{ code: 'plus', credits: 250, price_cents: 2200 }] });
    expect(await last(member)).toBeNull();
    expect(await bundlesIn('NL')).toMatchObject({ last_order: null });
  });
});
