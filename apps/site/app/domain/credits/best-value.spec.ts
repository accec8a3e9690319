import fc from 'fast-check';
import { cheapestPerMessage } from './best-value';

const bundle = (amount: number, credits: number) => ({ amount, credits, messages: credits });

describe('the bundle that stands out', () => {
  it('is the one whose messages are cheapest', () => {
    const [small, large] = [bundle(999, 100), bundle(2199, 250)];
    expect(cheapestPerMessage([small, large])).toBe(large);
  });

  it('is none among equals, alone, or where messages are free', () => {
    expect(cheapestPerMessage([bundle(100, 10), bundle(200, 20)])).toBeUndefined();
    expect(cheapestPerMessage([bundle(100, 10)])).toBeUndefined();
    expect(cheapestPerMessage([])).toBeUndefined();
    const free = [bundle(100, 10), bundle(150, 20)].map((each) => ({ ...each, messages: 0 }));
    expect(cheapestPerMessage(free)).toBeUndefined();
  });

  it('costs less per credit than every other', () => {
    const some = fc
      .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 10_000 }))
      .map(([amount, credits]) => bundle(amount, credits));
    fc.assert(
      fc.property(fc.array(some, { maxLength: 6 }), (bundles) => {
        const best = cheapestPerMessage(bundles);
        for (const other of bundles)
          if (best && other !== best)
            expect(best.amount * other.credits).toBeLessThan(other.amount * best.credits);
      }),
    );
  });
});
