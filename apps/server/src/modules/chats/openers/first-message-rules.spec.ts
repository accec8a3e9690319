import fc from 'fast-check';
import { firstMessageMs, firstMessagesPerDay, nextStartAt, type Reputation } from './first-message-rules.js';

const day = 24 * 3_600_000;
const reputation: fc.Arbitrary<Reputation> = fc.record({
  ageMs: fc.integer({ min: 0, max: 400 * day }),
  confirmed: fc.boolean(),
  pictured: fc.boolean(),
  verified: fc.boolean(),
  premium: fc.boolean(),
  upheldReports: fc.integer({ min: 0, max: 6 }),
});

describe('how many conversations a member may start in a day', () => {
  const stranger = { confirmed: false, pictured: false, verified: false, premium: false, upheldReports: 0 };

  it('is little for a stranger, and much for somebody known', () => {
    expect(firstMessagesPerDay({ ...stranger, ageMs: 0 })).toBe(5);
    const known = { confirmed: true, pictured: true, verified: true, premium: true, upheldReports: 0 };
    expect(firstMessagesPerDay({ ...known, ageMs: 0 })).toBe(35);
    expect(firstMessagesPerDay({ ...known, ageMs: 90 * day })).toBe(65);
    expect(firstMessagesPerDay({ ...known, ageMs: 90 * day, upheldReports: 2 })).toBe(16);
  });

  it('never falls by what speaks for somebody, and is halved by each upheld report, never below one', () => {
    fc.assert(
      fc.property(reputation, (one) => {
        const limit = firstMessagesPerDay(one);
        for (const name of ['confirmed', 'pictured', 'verified', 'premium'] as const)
          expect(firstMessagesPerDay({ ...one, [name]: true })).toBeGreaterThanOrEqual(limit);
        expect(firstMessagesPerDay({ ...one, ageMs: one.ageMs + day })).toBeGreaterThanOrEqual(limit);
        const worse = firstMessagesPerDay({ ...one, upheldReports: one.upheldReports + 1 });
        expect(worse).toBe(Math.max(1, Math.floor(limit / 2)));
      }),
    );
  });
});

describe('when the next conversation may be started', () => {
  const now = new Date('2026-05-01T12:00:00Z');
  const ago = fc.integer({ min: 0, max: 2 * firstMessageMs }).map((ms) => new Date(now.getTime() - ms));

  it('is now as long as fewer began in a day, else when enough of them are a day old', () => {
    fc.assert(
      fc.property(fc.array(ago, { maxLength: 30 }), fc.integer({ min: 1, max: 10 }), (started, perDay) => {
        const within = (at: Date) =>
          started.filter((one) => one.getTime() + firstMessageMs > at.getTime()).length;
        const next = nextStartAt(started, perDay, now);
        if (next === null) return expect(within(now)).toBeLessThan(perDay);
        expect(within(now)).toBeGreaterThanOrEqual(perDay);
        expect(within(next)).toBeLessThan(perDay);
        expect(within(new Date(next.getTime() - 1))).toBeGreaterThanOrEqual(perDay);
      }),
    );
  });
});
