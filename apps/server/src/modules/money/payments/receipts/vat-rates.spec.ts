import fc from 'fast-check';
import { countries } from '@kindling/contract/languages';
import { vatIn, vatRates } from './vat-rates.js';

describe('the tax in a price', () => {
  it.each([
    [12_100, 'NL', '2026-05-01', { rate: 2100, cents: 2100 }],
    [999, 'DE', '2026-05-01', { rate: 1900, cents: 160 }],
    [12_550, 'FI', '2026-05-01', { rate: 2550, cents: 2550 }],
    [12_400, 'FI', '2024-08-31', { rate: 2400, cents: 2400 }],
    [10_810, 'CH', '2026-05-01', { rate: 810, cents: 810 }],
    [999, 'US', '2026-05-01', undefined],
  ] as const)('of %i in %s on %s', (cents, country, day, expected) => {
    expect(vatIn(cents, country, new Date(`${day}T12:00:00Z`))).toEqual(expected);
  });

  it('and the price without it make the price', () => {
    const prices = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(prices, fc.constantFrom(...countries), (cents, country) => {
        const vat = vatIn(cents, country, new Date('2026-06-01T00:00:00Z'));
        if (!vat) return;
        const net = cents - vat.cents;
        expect(Math.abs((net * vat.rate) / 10_000 - vat.cents)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('has its rates the newest first', () => {
    for (const rates of Object.values(vatRates))
      expect(rates.map(({ since }) => since)).toEqual(
        rates.map(({ since }) => since).toSorted((a, b) => b.localeCompare(a)),
      );
  });
});
