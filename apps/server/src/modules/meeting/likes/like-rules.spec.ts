import { allowanceOf } from './like-rules.js';

const now = new Date('2026-03-02T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('likes of a free member', () => {
  it('are four in any 24 hours', () => {
    expect(allowanceOf([], now)).toEqual({ left: 4, nextAt: null });
    expect(allowanceOf([hoursAgo(1), hoursAgo(2)], now)).toEqual({ left: 2, nextAt: hoursAgo(-22) });
    expect(allowanceOf([1, 2, 3, 23].map(hoursAgo), now)).toEqual({ left: 0, nextAt: hoursAgo(-1) });
  });

  it('come back exactly 24 hours later', () => {
    expect(allowanceOf([1, 2, 3, 24].map(hoursAgo), now)).toEqual({ left: 1, nextAt: hoursAgo(-21) });
  });

  it('are never less than none, also after a premium time', () => {
    const given = Array.from({ length: 9 }, (_, hour) => hoursAgo(hour + 1));
    expect(allowanceOf(given, now)).toEqual({ left: 0, nextAt: hoursAgo(-20) });
  });
});
