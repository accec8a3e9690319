import fc from 'fast-check';
import { beginningOf, isWellFormed } from './well-formed.js';

describe('isWellFormed', () => {
  it.each([['\ud83d'], [['\udc00']], [{ a: { b: ['fine', 'x\ud83d'] } }], [{ '\ud83d': 1 }]])(
    'refuses half a character anywhere: %j',
    (value) => {
      expect(isWellFormed(value)).toBe(false);
    },
  );

  it('takes whatever is whole, however deep', () => {
    let deep: unknown = '😀';
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(isWellFormed(deep)).toBe(true);
    expect(isWellFormed({ a: null, b: 1, c: true, d: 'é😀' })).toBe(true);
  });
});

describe('beginningOf', () => {
  it('is as long as allowed and never ends within a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(30), (text, length) => {
        const beginning = beginningOf(text, length);
        expect(text.startsWith(beginning)).toBe(true);
        expect(beginning.isWellFormed()).toBe(true);
        expect(beginning.length).toBeLessThanOrEqual(length);
        expect(beginning.length).toBeGreaterThanOrEqual(Math.min(text.length, length) - 1);
      }),
    );
  });
});
