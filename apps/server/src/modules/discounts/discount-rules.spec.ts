import fc from 'fast-check';
import { discountedCents, leavingDiscounts } from './discount-rules.js';

const bundles = [
  { code: 'plus', credits: 250, price_cents: 2199 },
  { code: 'starter', credits: 100, price_cents: 999 },
];
const [plus, starter] = bundles as [(typeof bundles)[0], (typeof bundles)[0]];

describe('what leaving members are given', () => {
  it('is the smallest bundle at a price of its own, and a share of every price', () => {
    const given = leavingDiscounts({ bundles, trial_price_cents: 499 }, { delete_discount: 25 });
    expect(given).toEqual([
      { code: 'TRIAL', percentage: null, trial: { ...starter, price_cents: 499 } },
      { code: 'STAY', percentage: 25, trial: null },
    ]);
    const [trial, stay] = given;
    expect([starter, plus].map((bundle) => discountedCents(bundle, trial))).toEqual([499, 2199]);
    expect([starter, plus].map((bundle) => discountedCents(bundle, stay))).toEqual([749, 1649]);
  });

  it('is nothing where the brand and its company set nothing', () => {
    expect(leavingDiscounts({ bundles }, { delete_discount: 0 })).toEqual([]);
    expect(discountedCents(starter, undefined)).toBe(999);
  });

  it('never costs more than usual nor nothing, and is off by at most a cent, which is the buyer’s', () => {
    const price = fc.integer({ min: 1, max: 10_000_000 });
    const percentage = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(price, percentage, (price_cents, off) => {
        const exact = (price_cents * (100 - off)) / 100;
        const cents = discountedCents(
          { code: 'a', price_cents },
          { code: 'STAY', percentage: off, trial: null },
        );
        expect(cents).toBeGreaterThanOrEqual(1);
        expect(cents).toBeLessThanOrEqual(price_cents);
        if (exact >= 1) {
          expect(cents).toBeLessThanOrEqual(exact);
          expect(exact - cents).toBeLessThan(1);
        }
      }),
    );
  });
});
