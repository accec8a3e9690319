import fc from 'fast-check';
import { percentOff, struckCents, struckDays, type PriceSpan } from './struck-price.js';

const dayMs = 24 * 3_600_000;
const now = new Date('2026-06-30T12:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * dayMs);
const spans = (...list: (readonly [days: number, cents: number | null])[]): PriceSpan[] =>
  list.map(([days, cents]) => ({ since: daysAgo(days), cents }));

describe('the struck price', () => {
  it.each([
    ['a discount on a price of long ago', spans([100, 999]), 749, 999],
    ['no discount', spans([100, 999]), 999, null],
    ['a discount after the price was raised', spans([100, 999], [10, 1499]), 1124, null],
    ['a discount that is below the price before it was raised', spans([100, 999], [10, 1499]), 749, 999],
    ['a discount right after a dip', spans([100, 999], [20, 899], [19, 999]), 749, 899],
    ['a dip that is over for 30 days', spans([100, 999], [40, 899], [31, 999]), 749, 999],
    ['a bundle that is new', spans([29, 999]), 749, null],
    ['a bundle that was not sold for a while', spans([100, 999], [20, null], [10, 999]), 749, null],
    ['a lower price of the brand', spans([100, 999], [10, 799]), 799, 999],
    ['a lower price of more than 30 days ago', spans([100, 999], [31, 799]), 799, null],
    ['a lower price after a raise of a week', spans([100, 999], [17, 1299], [10, 1099]), 1099, null],
    ['a discount on a lower price', spans([100, 999], [10, 799]), 599, 799],
    ['edits of other settings', spans([100, 999], [50, 999], [9, 999], [1, 999]), 749, 999],
    ['what is not sold', spans([100, null]), 749, null],
    ['no history', [], 749, null],
  ])('of %s', (_case, history, amount, expected) => {
    expect(struckCents(history, now, amount)).toBe(expected);
  });

  const price = fc.integer({ min: 1, max: 100_000 });
  const historyOf = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 90 * 24 }), fc.option(price, { freq: 6 })), {
      minLength: 1,
      maxLength: 12,
    })
    .map((list) =>
      list
        .map(([hours, cents]) => ({ since: new Date(now.getTime() - hours * 3_600_000), cents }))
        .sort((one, other) => one.since.getTime() - other.since.getTime()),
    );
  /** What held at an instant. */
  const heldAt = (history: readonly PriceSpan[], at: Date) =>
    history.findLast(({ since }) => since <= at)?.cents ?? null;

  it('is more than what is paid, and no more than any price of the 30 days before the reduction', () => {
    fc.assert(
      fc.property(historyOf, price, (history, amount) => {
        const struck = struckCents(history, now, amount);
        if (struck === null) return;
        expect(struck).toBeGreaterThan(amount);
        const list = heldAt(history, now) ?? 0;
        let since = now;
        if (amount >= list) {
          // The brand's own price: the reduction began where the last run of the same price does.
          for (const span of [...history].reverse()) {
            if (span.cents !== list) break;
            since = span.since;
          }
          since = new Date(since.getTime() - 1);
        }
        for (let hour = 0; hour <= struckDays * 24; hour += 1) {
          const held = heldAt(history, new Date(since.getTime() - hour * 3_600_000));
          if (hour < struckDays * 24) expect(held).not.toBeNull();
          if (held !== null && hour < struckDays * 24) expect(struck).toBeLessThanOrEqual(held);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('says a percentage that is never too large', () => {
    fc.assert(
      fc.property(price, price, (one, other) => {
        const [struck, amount] = [Math.max(one, other), Math.min(one, other)];
        const percent = percentOff(struck, amount);
        expect(percent * struck).toBeLessThanOrEqual((struck - amount) * 100);
        expect((percent + 1) * struck).toBeGreaterThan((struck - amount) * 100);
      }),
    );
  });
});
