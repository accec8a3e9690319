import fc from 'fast-check';
import { centsOf, mollieAmount } from './mollie-states.js';

describe('amounts at Mollie', () => {
  it('are written with two digits', () => {
    expect(mollieAmount(1, 'EUR')).toEqual({ currency: 'EUR', value: '0.01' });
    expect(mollieAmount(100_099, 'SEK')).toEqual({ currency: 'SEK', value: '1000.99' });
  });

  it('are read back exactly', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000_000 }), (cents) => {
        expect(centsOf(mollieAmount(cents, 'EUR'))).toBe(cents);
      }),
    );
  });

  it('are none, or refused', () => {
    expect(centsOf(undefined)).toBe(0);
    expect(centsOf({ currency: 'EUR', value: '12' })).toBe(1200);
    for (const value of ['', '1.234', '-1.00', '1e3'])
      expect(() => centsOf({ currency: 'EUR', value })).toThrow('can not be read');
  });
});
