import fc from 'fast-check';
import type { Currency } from '@kindling/contract/languages';
import {
  discountedCents,
  firstPurchaseDiscount,
  isEnough,
  isExpired,
  leavingDiscounts,
  refusalOf,
  timeBonusEnds,
  welcomeEnds,
  type Discount,
  type Sale,
} from './discount-rules.js';

const bundles = [
  { code: 'plus', credits: 250, price_cents: 2199, prices: { SEK: 24900 } },
  { code: 'starter', credits: 100, price_cents: 999, prices: { SEK: 11900 } },
];
const now = new Date('2026-06-01T12:00:00Z');

const sale = (code: string, usualCents: number, change: Partial<Sale> = {}): Sale => ({
  ...{ bundle: { code }, usualCents, currency: 'EUR', brandCurrency: 'EUR', leastCents: 0 },
  ...change,
});
const staffs = (change: Partial<Discount>): Discount => ({
  ...{ code: 'SUMMER', reduction: { kind: 'share', percentage: 20 }, minimum: null, country: null },
  ...{ memberId: null, methods: null, expiresAt: null, status: 'active', validity: 'unlimited' },
  claim: 'SUMMER',
  ...change,
});
const worth = (cents: number, currency: Currency = 'EUR') =>
  staffs({ reduction: { kind: 'value', cents, currency } });

describe('what leaving members are given', () => {
  it('is the smallest bundle at a price of its own, and a share of every price', () => {
    const given = leavingDiscounts(
      { bundles, trial_price_cents: 499, trial_prices: { SEK: 6900 } },
      { delete_discount: 25 },
    );
    expect(given.map(({ code }) => code)).toEqual(['TRIAL', 'STAY']);
    const [trial, stay] = given;
    expect(discountedCents(sale('starter', 999), trial)).toBe(499);
    expect(discountedCents(sale('plus', 2199), trial)).toBe(2199);
    expect(discountedCents(sale('starter', 11900, { currency: 'SEK' }), trial)).toBe(6900);
    expect(discountedCents(sale('starter', 4499, { currency: 'PLN' }), trial)).toBe(4499);
    expect(discountedCents(sale('starter', 999), stay)).toBe(749);
    expect(discountedCents(sale('plus', 2199), stay)).toBe(1649);
  });

  it('is nothing where the brand and its company set nothing', () => {
    expect(leavingDiscounts({ bundles }, { delete_discount: 0 })).toEqual([]);
    expect(discountedCents(sale('starter', 999), undefined)).toBe(999);
  });
});

describe('a price under a discount', () => {
  const price = fc.integer({ min: 1, max: 10_000_000 });
  const reduction = fc.oneof(
    fc.integer({ min: 1, max: 99 }).map((percentage) => ({ kind: 'share', percentage }) as const),
    price.map((cents) => ({ kind: 'value', cents, currency: 'EUR' }) as const),
  );

  it('is whole, never nothing, never more than usual, and under the least price only where the usual one is', () => {
    fc.assert(
      fc.property(price, reduction, fc.nat(10_000_000), (usual, off, leastCents) => {
        const cents = discountedCents(sale('a', usual, { leastCents }), staffs({ reduction: off }));
        expect(Number.isInteger(cents)).toBe(true);
        expect(cents).toBeGreaterThanOrEqual(1);
        expect(cents).toBeLessThanOrEqual(usual);
        expect(cents).toBeGreaterThanOrEqual(Math.min(usual, leastCents));
      }),
    );
  });

  it('takes a value off, down to one cent', () => {
    expect(discountedCents(sale('a', 999), worth(500))).toBe(499);
    expect(discountedCents(sale('a', 999), worth(2000))).toBe(1);
    expect(discountedCents(sale('a', 999, { leastCents: 600 }), worth(500))).toBe(600);
  });

  it('is the usual one below the least order', () => {
    const discount = staffs({ minimum: { cents: 2000, currency: 'EUR' } });
    expect(discountedCents(sale('a', 1999), discount)).toBe(1999);
    expect(discountedCents(sale('a', 2000), discount)).toBe(1600);
    expect([1999, 2000].map((cents) => isEnough(discount, cents))).toEqual([false, true]);
  });
});

describe('who can have a discount', () => {
  const place = { now, country: 'NL' as const, currency: 'EUR' as const };
  it.each([
    ['anybody', staffs({}), undefined],
    ['somebody of its country', staffs({ country: 'NL' }), undefined],
    ['somebody elsewhere', staffs({ country: 'BE' }), 'discount_country'],
    ['somebody who pays in its currency', worth(100), undefined],
    ['somebody who pays in another', worth(100, 'SEK'), 'discount_currency'],
    [
      'somebody who pays in another than its least order',
      staffs({ minimum: { cents: 1, currency: 'SEK' } }),
      'discount_currency',
    ],
    ['somebody before its end', staffs({ expiresAt: new Date(now.getTime() + 1) }), undefined],
    ['somebody at its end', staffs({ expiresAt: now }), 'discount_expired'],
  ] as const)('%s', (_who, discount, expected) => {
    expect(refusalOf(discount, place)).toBe(expected);
  });

  it('is nobody of unknown place where it is for a country', () => {
    expect(refusalOf(staffs({ country: 'NL' }), { ...place, country: null })).toBe('discount_country');
  });
});

describe('the first purchase', () => {
  it('is reduced for 14 400 seconds from the signup, and for hours from the confirmation', () => {
    expect(timeBonusEnds(now)).toEqual(new Date('2026-06-01T16:00:00Z'));
    expect(welcomeEnds({}, now)).toEqual(new Date('2026-06-02T12:00:00Z'));
    expect(welcomeEnds({ welcome_hours: 48 }, now)).toEqual(new Date('2026-06-03T12:00:00Z'));
    expect(welcomeEnds({ welcome_hours: 0 }, now)).toEqual(now);
  });

  it('is reduced once by either, to the second', () => {
    const [bonus, welcome] = ['TIMEBONUS25', 'WELCOME25'].map((code) =>
      firstPurchaseDiscount(code, timeBonusEnds(now)),
    ) as [Discount, Discount];
    expect(bonus.claim).toBe(welcome.claim);
    expect(bonus.reduction).toEqual({ kind: 'share', percentage: 25 });
    expect(isExpired(bonus, new Date(now.getTime() + 14_399_999))).toBe(false);
    expect(isExpired(bonus, new Date(now.getTime() + 14_400_000))).toBe(true);
  });
});
