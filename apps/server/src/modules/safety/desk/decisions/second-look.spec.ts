import fc from 'fast-check';
import { isLookedAtAgain } from './second-look.js';

const id = fc.string({ minLength: 24, maxLength: 24 });

describe('the lot of a second look', () => {
  it('is nobody’s at 0 percent and everybody’s at 100', () => {
    fc.assert(
      fc.property(id, (one) => {
        expect([isLookedAtAgain(one, 0), isLookedAtAgain(one, 100)]).toEqual([false, true]);
      }),
    );
  });

  it('is the same each time, and a larger share holds the smaller one', () => {
    fc.assert(
      fc.property(id, fc.nat(100), fc.nat(100), (one, share, other) => {
        const [less, more] = [Math.min(share, other), Math.max(share, other)];
        expect(isLookedAtAgain(one, share)).toBe(isLookedAtAgain(one, share));
        if (isLookedAtAgain(one, less)) expect(isLookedAtAgain(one, more)).toBe(true);
      }),
    );
  });

  it('falls on about the share that is wanted', () => {
    const found = Array.from({ length: 5000 }, (_, at) => isLookedAtAgain(String(at), 20)).filter(Boolean);
    expect(found.length).toBeGreaterThan(900);
    expect(found.length).toBeLessThan(1100);
  });
});
