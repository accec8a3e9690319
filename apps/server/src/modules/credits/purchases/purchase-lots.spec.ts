import fc from 'fast-check';
import { unusedOfPurchase, type Lot } from './purchase-lots.js';

const lot = (paymentId: string | null, credits: number): Lot => ({ paymentId, credits });

describe('what of a purchase is unused', () => {
  it.each([
    [[lot('new', 100), lot('old', 50), lot(null, 30)], 180, { new: 100, old: 50 }],
    [[lot('new', 100), lot('old', 50), lot(null, 30)], 150, { new: 100, old: 50 }],
    [[lot('new', 100), lot('old', 50), lot(null, 30)], 120, { new: 100, old: 20 }],
    [[lot('new', 100), lot('old', 50), lot(null, 30)], 99, { new: 99, old: 0 }],
    [[lot('new', 100)], 0, { new: 0, other: 0 }],
    // What a returned message brought beyond all purchases belongs to no purchase.
    [[lot('new', 100)], 110, { new: 100 }],
  ])('%j with %i left: %j', (lots, balance, expected) => {
    for (const [id, unused] of Object.entries(expected))
      expect(unusedOfPurchase(id, lots, balance)).toBe(unused);
  });

  it('is never more than was bought, nor all together more than the balance', () => {
    const lots = fc.array(fc.nat(500), { maxLength: 8 });
    fc.assert(
      fc.property(lots, fc.nat(3000), (amounts, balance) => {
        const all = amounts.map((credits, at) => lot(`p${at}`, credits));
        const unused = all.map((each) => unusedOfPurchase(each.paymentId ?? '', all, balance));
        expect(unused.every((credits, at) => credits >= 0 && credits <= (amounts[at] ?? 0))).toBe(true);
        const total = unused.reduce((sum, credits) => sum + credits, 0);
        expect(total).toBe(
          Math.min(
            balance,
            amounts.reduce((sum, credits) => sum + credits, 0),
          ),
        );
      }),
    );
  });
});
