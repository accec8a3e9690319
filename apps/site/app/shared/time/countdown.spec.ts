import { formatCountdown, remainingMs } from './countdown';

describe('a countdown', () => {
  it('shows hours, minutes and seconds in two digits', () => {
    expect(formatCountdown(0)).toBe('00:00:00');
    expect(formatCountdown(61_000)).toBe('00:01:01');
    expect(formatCountdown(23 * 3_600_000 + 59 * 60_000 + 59_000)).toBe('23:59:59');
  });

  it('shows zero only when the time is over', () => {
    expect(formatCountdown(1)).toBe('00:00:01');
    expect(formatCountdown(59_001)).toBe('00:01:00');
  });

  it('goes past a day without losing hours', () => {
    expect(formatCountdown(100 * 3_600_000)).toBe('100:00:00');
  });

  it('never runs below zero', () => {
    const until = '2026-03-01T12:00:00.000Z';
    expect(remainingMs(until, Date.parse('2026-03-01T11:59:30.000Z'))).toBe(30_000);
    expect(remainingMs(until, Date.parse('2026-03-01T12:00:01.000Z'))).toBe(0);
  });
});
