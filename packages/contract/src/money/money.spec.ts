import fc from 'fast-check';
import { countries, currencies } from '../languages.js';
import {
  currenciesOf,
  currencyFor,
  currencyOfCountry,
  leastBundleCents,
  lessPercent,
  priceIn,
} from './money.js';

const bundles = [
  { code: 'small', credits: 100, price_cents: 999, prices: { SEK: 11900, PLN: 4499 } },
  { code: 'large', credits: 300, price_cents: 2499, prices: { SEK: 28900 } },
];
const settings = { currency: 'EUR' as const, bundles };

describe('the currencies of a brand', () => {
  it('are its own and those in which every bundle has a price', () => {
    expect(currenciesOf(settings)).toEqual(['EUR', 'SEK']);
    expect(currenciesOf({ currency: 'EUR', bundles: bundles.slice(0, 1) })).toEqual(['EUR', 'SEK', 'PLN']);
    const own = { ...bundles[0], code: 'own', credits: 1, price_cents: 1, prices: { EUR: 1 } };
    expect(currenciesOf({ currency: 'EUR', bundles: [own] })).toEqual(['EUR']);
  });

  it.each([
    ['SE', 'SEK'],
    ['PL', 'EUR'],
    ['NL', 'EUR'],
    [null, 'EUR'],
  ] as const)('of a payer in %s: %s', (country, currency) => {
    expect(currencyFor(settings, country)).toBe(currency);
  });

  it('are known of each country', () => {
    expect(countries.filter((country) => !currencies.includes(currencyOfCountry[country]))).toEqual([]);
  });

  it('give a bundle its price', () => {
    const [small] = bundles as [(typeof bundles)[0]];
    expect(priceIn(small, 'EUR', 'EUR')).toBe(999);
    expect(priceIn(small, 'PLN', 'EUR')).toBe(4499);
    expect(priceIn(small, 'USD', 'EUR')).toBeUndefined();
  });
});

describe('minor units', () => {
  it.each(currencies)('of %s are hundredths, so that cents mean the same everywhere', (currency) => {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions();
    expect(maximumFractionDigits).toBe(2);
  });
});

describe('a share of a price', () => {
  const cents = fc.integer({ min: 1, max: 10_000_000 });
  const percentage = fc.integer({ min: 1, max: 99 });
  it('is rounded in the buyer’s favour by less than one, and never free', () => {
    fc.assert(
      fc.property(cents, percentage, (price, off) => {
        const paid = lessPercent(price, off);
        expect(Number.isInteger(paid)).toBe(true);
        expect(paid).toBeGreaterThanOrEqual(1);
        expect(paid).toBeLessThanOrEqual(price);
        if (paid > 1) {
          expect(paid * 100).toBeLessThanOrEqual(price * (100 - off));
          expect((paid + 1) * 100).toBeGreaterThan(price * (100 - off));
        }
      }),
    );
  });
});

describe('the least price of a bundle', () => {
  const least = {
    message_credits: 10,
    minimum_message_costs: {
      NL: { costs: 50, currency: 'EUR' as const },
      BE: { costs: 60, currency: 'EUR' as const },
      SE: { costs: 500, currency: 'SEK' as const },
    },
  };
  const large = { credits: 105 };
  it.each([
    ['NL', 'EUR', 525],
    ['BE', 'EUR', 630],
    ['SE', 'SEK', 5250],
    ['SE', 'EUR', 0],
    [null, 'EUR', 630],
    ['DE', 'EUR', 0],
  ] as const)('in %s, paid in %s: %s', (country, currency, cents) => {
    expect(leastBundleCents(least, large, { country, currency })).toBe(cents);
  });

  it('sells no message too cheap, and is not a cent more than that takes', () => {
    const whole = (min: number, max: number) => fc.integer({ min, max });
    fc.assert(
      fc.property(whole(1, 10_000), whole(1, 1000), whole(1, 10_000), (costs, message_credits, credits) => {
        const cents = leastBundleCents(
          { message_credits, minimum_message_costs: { NL: { costs, currency: 'EUR' } } },
          { credits },
          { country: 'NL', currency: 'EUR' },
        );
        expect(cents * message_credits).toBeGreaterThanOrEqual(costs * credits);
        expect((cents - 1) * message_credits).toBeLessThan(costs * credits);
      }),
    );
  });

  it('is nothing where messages are free', () => {
    expect(
      leastBundleCents({ ...least, message_credits: 0 }, large, { country: 'NL', currency: 'EUR' }),
    ).toBe(0);
  });
});
