import fc from 'fast-check';
import { dealt } from './spec-groups.ts';

describe('specs that are dealt into groups', () => {
  it('are each in one group, and groups differ by one at most', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(), { maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        (cards, hands) => {
          const groups = dealt(cards, hands);
          expect(groups.flat().toSorted()).toEqual(cards.toSorted());
          const sizes = groups.map(({ length }) => length);
          if (sizes.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
