import { dayKey, formatMoment } from './moments';

const now = new Date(2026, 2, 14, 18, 30).getTime();
const local = (day: number, hour: number) => new Date(2026, 2, day, hour, 5).toISOString();

describe('a moment', () => {
  it('is a time when it was today', () => {
    expect(formatMoment(local(14, 9), 'short', 'nl', now)).toBe('09:05');
  });

  it('is a weekday when it was this week, and a date before that', () => {
    expect(formatMoment(local(12, 9), 'short', 'nl', now)).toBe('do');
    expect(formatMoment(local(12, 9), 'day', 'nl', now)).toBe('donderdag');
    expect(formatMoment(local(1, 9), 'short', 'nl', now)).toBe('1 mrt');
  });

  it('is today or yesterday where one would say so', () => {
    expect(formatMoment(local(14, 9), 'day', 'nl', now)).toBe('vandaag');
    expect(formatMoment(local(13, 23), 'day', 'nl', now)).toBe('gisteren');
    expect(formatMoment(local(13, 23), 'short', 'nl', now)).toBe('vr');
  });

  it('is a date and a time in records', () => {
    expect(formatMoment(local(14, 9), 'date', 'nl', now)).toBe('14 mrt 2026, 09:05');
  });

  it('names the year when it was another one', () => {
    expect(formatMoment('2024-03-01T12:00:00.000Z', 'short', 'en', now)).toContain('2024');
  });

  it('is told in UTC while the reader’s clock is unknown', () => {
    expect(formatMoment('2026-03-14T23:59:00.000Z', 'time', 'en', undefined)).toContain('11:59');
    expect(dayKey('2026-03-14T23:59:00.000Z', undefined)).toBe('2026-03-14');
  });

  it('shares its day with moments of the same day only', () => {
    expect(dayKey(local(14, 1), now)).toBe(dayKey(local(14, 23), now));
    expect(dayKey(local(13, 23), now)).not.toBe(dayKey(local(14, 1), now));
  });
});
