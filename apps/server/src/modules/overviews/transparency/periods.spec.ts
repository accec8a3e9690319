import {
  firstWholeMonth,
  monthOf,
  monthsBetween,
  monthsOfPeriod,
  shiftedMonth,
  spanOfMonth,
} from './periods.js';

describe('months of a brand', () => {
  it('begin and end where it is at home, also where clocks change', () => {
    expect(spanOfMonth('2026-03', 'Europe/Amsterdam')).toEqual({
      from: new Date('2026-02-28T23:00:00.000Z'),
      until: new Date('2026-03-31T22:00:00.000Z'),
    });
    expect(monthOf(new Date('2026-02-28T23:00:00.000Z'), 'Europe/Amsterdam')).toBe('2026-03');
    expect(monthOf(new Date('2026-02-28T23:00:00.000Z'), 'America/New_York')).toBe('2026-02');
  });

  it('follow each other over the year', () => {
    expect(shiftedMonth('2026-12', 1)).toBe('2027-01');
    expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(monthsBetween('2026-03', '2026-02')).toEqual([]);
    expect(firstWholeMonth('2026-03')).toBe('2025-10');
  });

  it('of a period are those that began', () => {
    expect(monthsOfPeriod('2026-02', '2026-03')).toEqual(['2026-02']);
    expect(monthsOfPeriod('2026-04', '2026-03')).toEqual([]);
    expect(monthsOfPeriod('2026', '2026-03')).toEqual(['2026-01', '2026-02', '2026-03']);
    expect(monthsOfPeriod('2025', '2026-03')).toHaveLength(12);
    expect(monthsOfPeriod('2027', '2026-03')).toEqual([]);
  });
});
