import fc from 'fast-check';
import { correctionLimit, isSmallEnough } from './correction-rules.js';

describe('whether a correction needs a second person', () => {
  it.each([
    [100, 0, 100, true],
    [101, 0, 100, false],
    [-100, 0, 100, true],
    [-101, 0, 100, false],
    [1, 100, 100, false],
    [40, 60, 100, true],
    [1, 0, 0, false],
  ])('%i credits after %i, limit %i: alone %s', (amount, before, limit, alone) => {
    expect(isSmallEnough(amount, before, limit)).toBe(alone);
  });

  it('is 100 credits where the brand sets nothing, and what it sets, also nothing at all', () => {
    expect([correctionLimit(undefined), correctionLimit(0), correctionLimit(7)]).toEqual([100, 0, 7]);
  });

  it('never lets one person move more than the limit of a wallet, however they cut it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -300, max: 300 }), { maxLength: 30 }),
        fc.nat(400),
        (amounts, limit) => {
          let alone = 0;
          for (const amount of amounts) if (isSmallEnough(amount, alone, limit)) alone += Math.abs(amount);
          expect(alone).toBeLessThanOrEqual(limit);
        },
      ),
    );
  });
});
