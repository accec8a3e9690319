import { priceRange } from './message-price';

const bundles = [
  { credits: 100, amount: 999, currency: 'EUR' as const },
  { credits: 300, amount: 2499, currency: 'EUR' as const },
  { credits: 800, amount: 5799, currency: 'EUR' as const },
];

describe('the price of credits in money', () => {
  it('reaches from the cheapest bundle to the dearest, rounded up', () => {
    expect(priceRange(bundles, 10)).toEqual({ least: 73, most: 100, currency: 'EUR' });
  });

  it('follows what is paid, not what a message usually costs', () => {
    expect(priceRange(bundles, 5)).toEqual({ least: 37, most: 50, currency: 'EUR' });
  });

  it('is one price where there is one bundle', () => {
    expect(priceRange(bundles.slice(0, 1), 10)).toEqual({ least: 100, most: 100, currency: 'EUR' });
  });

  it('is none for what is free and where nothing is sold', () => {
    expect(priceRange(bundles, 0)).toBeUndefined();
    expect(priceRange([], 10)).toBeUndefined();
  });
});
