import fc from 'fast-check';
import { crowdDays, crowdOf, leastCrowd, roundedDown } from './head-count-rules.js';

describe('counts of a crowd', () => {
  it('are rounded down, and say nothing of a few', () => {
    expect([0, 4, 5, 9, 10, 99, 100, 129, 999, 1000, 1250].map(roundedDown)).toEqual([
      ...[null, null, 5, 5, 10, 95, 100, 120, 990, 1000, 1200],
    ]);
    fc.assert(
      fc.property(fc.nat(1_000_000), (count) => {
        const told = roundedDown(count);
        if (count < leastCrowd) expect(told).toBeNull();
        else {
          expect(told).toBeLessThanOrEqual(count);
          expect(told).toBeGreaterThanOrEqual(leastCrowd);
        }
      }),
    );
  });

  it('are of whole days, so that they change once a day', () => {
    const morning = crowdDays(new Date('2026-11-25T00:00:01Z'));
    expect(crowdDays(new Date('2026-11-25T23:59:59Z'))).toEqual(morning);
    expect([morning.since.toISOString(), morning.until.toISOString()]).toEqual([
      ...['2026-11-18T00:00:00.000Z', '2026-11-25T00:00:00.000Z'],
    ]);
  });

  it('name no region with a few members, and count them in the whole', () => {
    const of = (region: string | null, members: number, joined: number) => ({
      ...{ country: region && 'NL', region, members, joined, active: members },
    });
    expect(
      crowdOf([of('Drenthe', 4, 4), of('Utrecht', 23, 2), of('Zeeland', 24, 7), of(null, 9, 1)]),
    ).toEqual({
      joined: 10,
      active: 60,
      regions: [
        { country: 'NL', region: 'Utrecht', members: 20, joined: null },
        { country: 'NL', region: 'Zeeland', members: 20, joined: 5 },
      ],
    });
  });
});
