import fc from 'fast-check';
import { currencies } from '@kindling/contract/languages';
import { lessPercent } from '@kindling/contract/money/money';
import { refundStatuses } from '@kindling/contract/money/calls/payments';
import { refundTransitions, refundableUntil, waitsForSecondPerson, whatGoesBack } from './refund-rules.js';

const bought = { paidCents: 999, refundedCents: 0, credits: 100, returnedCredits: 0, unusedCredits: 100 };

/** A bundle, bought at a discount or with credits on top, of which some are used. */
const purchases = fc
  .record({
    price: fc.integer({ min: 1, max: 10_000_000 }),
    percentage: fc.integer({ min: 0, max: 99 }),
    credits: fc.integer({ min: 1, max: 100_000 }),
    bonus: fc.nat(5000),
  })
  .map(({ price, percentage, credits, bonus }) => ({
    paidCents: lessPercent(price, percentage),
    credits: credits + bonus,
  }));

describe('what goes back for a purchase', () => {
  it.each([
    [{}, { amountCents: 999, credits: 100 }],
    [{ unusedCredits: 0 }, { amountCents: 0, credits: 0 }],
    [{ unusedCredits: 30 }, { amountCents: 300, credits: 30 }],
    [{ unusedCredits: 1 }, { amountCents: 10, credits: 1 }],
    // A second part: 30 of 100 were worth 300, 31 are worth 310 in all.
    [
      { refundedCents: 300, returnedCredits: 30, unusedCredits: 1 },
      { amountCents: 10, credits: 1 },
    ],
    [
      { refundedCents: 999, returnedCredits: 100, unusedCredits: 0 },
      { amountCents: 0, credits: 0 },
    ],
    // A message was paid back after all the money had gone back: there is nothing left to give for it.
    [
      { refundedCents: 999, returnedCredits: 30, unusedCredits: 10 },
      { amountCents: 0, credits: 0 },
    ],
  ])('%j: %j', (change, expected) => {
    expect(whatGoesBack({ ...bought, ...change }, 'unused')).toEqual(expected);
  });

  it('all of it, whatever was used, where staff decide so', () => {
    expect(whatGoesBack({ ...bought, unusedCredits: 30 }, 'full')).toEqual({ amountCents: 999, credits: 30 });
    const rest = { refundedCents: 300, returnedCredits: 30, unusedCredits: 0 };
    expect(whatGoesBack({ ...bought, ...rest }, 'full')).toEqual({ amountCents: 699, credits: 0 });
  });

  it('is exactly what was paid as long as nothing was used, and less once something was', () => {
    fc.assert(
      fc.property(purchases, fc.nat(100_000), ({ paidCents, credits }, used) => {
        const unusedCredits = Math.max(0, credits - used);
        const { amountCents } = whatGoesBack({ ...bought, paidCents, credits, unusedCredits }, 'unused');
        if (unusedCredits === credits) expect(amountCents).toBe(paidCents);
        expect(Number.isSafeInteger(amountCents)).toBe(true);
        expect(amountCents).toBeLessThanOrEqual(paidCents);
        // Never less than the share, and less than a cent more.
        const share = (paidCents * unusedCredits) / credits;
        expect(amountCents - share).toBeGreaterThanOrEqual(0);
        expect(amountCents - share).toBeLessThan(1);
      }),
    );
  });

  it('never comes to more than was paid in however many parts, and to all of it when every credit is back', () => {
    fc.assert(
      fc.property(purchases, fc.array(fc.integer({ min: 1, max: 40_000 })), (purchase, parts) => {
        let state = { ...bought, ...purchase, refundedCents: 0, returnedCredits: 0 };
        for (const part of parts) {
          const unusedCredits = Math.min(part, state.credits - state.returnedCredits);
          const back = whatGoesBack({ ...state, unusedCredits }, 'unused');
          state = {
            ...state,
            refundedCents: state.refundedCents + back.amountCents,
            returnedCredits: state.returnedCredits + back.credits,
          };
          expect(state.refundedCents).toBeLessThanOrEqual(state.paidCents);
        }
        if (state.returnedCredits === state.credits) expect(state.refundedCents).toBe(state.paidCents);
      }),
    );
  });

  it.each(currencies)('counts in hundredths, which is what %s has', (currency) => {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions();
    expect(maximumFractionDigits).toBe(2);
  });
});

describe('the time in which a purchase can be undone', () => {
  it.each([
    ['2026-03-01T10:00:00.000Z', 14, 'Europe/Amsterdam', '2026-03-15T23:00:00.000Z'],
    // Summer time begins in between.
    ['2026-03-20T10:00:00.000Z', 14, 'Europe/Amsterdam', '2026-04-03T22:00:00.000Z'],
    // Bought late in the evening there, which is the next day elsewhere.
    ['2026-03-01T23:30:00.000Z', 14, 'Europe/Amsterdam', '2026-03-16T23:00:00.000Z'],
    ['2026-03-01T23:30:00.000Z', 14, 'America/New_York', '2026-03-16T04:00:00.000Z'],
    ['2026-12-20T12:00:00.000Z', 30, 'Pacific/Auckland', '2027-01-20T11:00:00.000Z'],
  ])('bought at %s, %i days in %s: until %s', (at, days, zone, until) => {
    expect(refundableUntil(new Date(at), days, zone).toISOString()).toBe(until);
  });
});

describe('states of a refund', () => {
  it('end once it is completed or failed', () => {
    expect(refundStatuses.filter((status) => refundTransitions[status].length === 0)).toEqual([
      'completed',
      'failed',
    ]);
  });

  it.each([
    [{ amountCents: 5000, limitCents: 5000, approvedBy: null }, false],
    [{ amountCents: 5001, limitCents: 5000, approvedBy: null }, true],
    [{ amountCents: 5001, limitCents: 5000, approvedBy: 'somebody' }, false],
    [{ amountCents: 5001, limitCents: null, approvedBy: null }, false],
  ])('%j waits for a second person: %s', (refund, expected) => {
    expect(waitsForSecondPerson(refund)).toBe(expected);
  });
});
