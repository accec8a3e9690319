import fc from 'fast-check';
import { awaited } from '@kindling/contract/overviews/calls/transparency';
import { medianOf, noCounts, sumOf, type MonthCounts } from './month-counts.js';

const none = { hours: [], late: 0 };
const month = (hours: number[], counts: Partial<MonthCounts['counts']> = {}): MonthCounts => {
  const told = Map.groupBy(hours, (hour) => hour);
  const reports = { hours: [...told].map(([hour, all]) => [hour, all.length] as [number, number]), late: 1 };
  return { counts: { ...noCounts, ...counts }, waits: { reports, appeals: none, complaints: none } };
};
const hours = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 20 });

describe('the sum of months', () => {
  it('adds lines that tell the same, whatever order their names have', () => {
    const sum = sumOf([
      month([], { reports_received: [{ kind: 'photo', reason: 'minor', count: 2 }] }),
      month([], {
        reports_received: [
          { kind: 'profile', reason: 'minor', count: 9 },
          { reason: 'minor', count: 3, kind: 'photo' },
        ],
      }),
    ]);
    expect(sum.counts.reports_received).toEqual([
      { kind: 'profile', reason: 'minor', count: 9 },
      { kind: 'photo', reason: 'minor', count: 5 },
    ]);
    expect(sum.waits.reports.late).toBe(2);
  });

  it('tells the middle of all, as if they were one month', () => {
    fc.assert(
      fc.property(fc.array(hours, { maxLength: 6 }), (months) => {
        const all = months.flat().toSorted((one, other) => one - other);
        const { decided, median_hours: median } = sumOf(months.map((each) => month(each))).waits.reports;
        expect(decided).toBe(all.length);
        expect(median).toBe(all[Math.ceil(all.length / 2) - 1] ?? null);
      }),
    );
  });

  it('of nothing is nothing', () => {
    expect(sumOf([])).toEqual({
      counts: noCounts,
      waits: Object.fromEntries(awaited.map((what) => [what, { decided: 0, median_hours: null, late: 0 }])),
    });
    expect(medianOf(new Map())).toBeNull();
  });
});
