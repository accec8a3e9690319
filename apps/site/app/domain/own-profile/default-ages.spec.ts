import fc from 'fast-check';
import { searchedAges } from '@kindling/contract/profiles/profile-values';
import { defaultAges } from './default-ages';

const { least, most } = searchedAges;
const age = fc.integer({ min: least, max: most });
const spanOf = (own: number) => {
  const { min_age: min, max_age: max } = defaultAges(own);
  return { min: min ?? Number.NaN, max: max ?? Number.NaN };
};

describe('the ages that a search begins with', () => {
  it.each([
    [18, 18, 23],
    [31, 23, 39],
    [45, 34, 56],
    [60, 45, 75],
    [99, 74, 99],
  ])('of a member of %d are %d to %d', (own, min, max) => expect(spanOf(own)).toEqual({ min, max }));

  it('are ages that can be chosen, hold one’s own, and reach no further than a third of it', () => {
    fc.assert(
      fc.property(age, (own) => {
        const { min, max } = spanOf(own);
        expect(min).toBeGreaterThanOrEqual(least);
        expect(max).toBeLessThanOrEqual(most);
        expect(min).toBeLessThanOrEqual(own);
        expect(max).toBeGreaterThanOrEqual(own);
        expect(Math.max(own - min, max - own)).toBeLessThanOrEqual(own / 3);
      }),
    );
  });

  it('never begin or end at younger ages for an older member', () => {
    fc.assert(
      fc.property(age, age, (one, other) => {
        const [younger, older] = [spanOf(Math.min(one, other)), spanOf(Math.max(one, other))];
        expect(younger.min).toBeLessThanOrEqual(older.min);
        expect(younger.max).toBeLessThanOrEqual(older.max);
      }),
    );
  });

  it('of a member beyond the ages of a search are the nearest', () =>
    expect(spanOf(104)).toEqual(spanOf(most)));
});
