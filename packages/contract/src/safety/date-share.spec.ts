import { instantOf, isSharable, isWallTime, timesOfShare, wallTimeIn } from './date-share.js';

const zone = 'Europe/Amsterdam';
const at = (wallTime: string): Date => instantOf(zone, wallTime);
const times = (wallTime: string) => {
  const { askedAt, endsAt } = timesOfShare(zone, at(wallTime));
  return [wallTimeIn(zone, askedAt), wallTimeIn(zone, endsAt)];
};

describe('the times of a shared date', () => {
  test('are those of clocks in the brand’s zone, in summer and in winter', () => {
    expect(at('2026-01-15T20:00').toISOString()).toBe('2026-01-15T19:00:00.000Z');
    expect(at('2026-07-15T20:00').toISOString()).toBe('2026-07-15T18:00:00.000Z');
    expect(instantOf('Pacific/Auckland', '2026-01-15T08:30').toISOString()).toBe('2026-01-14T19:30:00.000Z');
    for (const wallTime of ['2026-03-28T23:59', '2026-03-29T03:00', '2026-10-25T12:00'])
      expect(wallTimeIn(zone, at(wallTime))).toBe(wallTime);
  });

  test('ask the next morning, or the same one after a night', () => {
    expect(times('2026-03-14T20:00')).toEqual(['2026-03-15T09:00', '2026-03-16T12:00']);
    expect(times('2026-03-14T09:30')).toEqual(['2026-03-15T09:00', '2026-03-16T12:00']);
    expect(times('2026-03-15T01:30')).toEqual(['2026-03-15T09:00', '2026-03-16T12:00']);
    // The clocks change in between.
    expect(times('2026-03-28T22:00')).toEqual(['2026-03-29T09:00', '2026-03-30T12:00']);
  });

  test('are of days that there are, neither long past nor far ahead', () => {
    for (const wrong of ['2026-02-30T20:00', '2026-03-01T24:00', '2026-03-01', '2026-3-1T20:00', ''])
      expect([wrong, isWallTime(wrong)]).toEqual([wrong, false]);
    expect(isWallTime('2028-02-29T00:00')).toBe(true);
    const now = at('2026-03-14T12:00');
    expect(
      ['2026-03-14T05:59', '2026-03-14T06:00', '2026-04-13T12:00', '2026-04-14T12:01'].map((one) =>
        isSharable(at(one), now),
      ),
    ).toEqual([false, true, true, false]);
  });
});
