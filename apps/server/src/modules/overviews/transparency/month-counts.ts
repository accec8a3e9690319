import type {
  Awaited,
  TransparencyCounts,
  TransparencyReport,
} from '@kindling/contract/overviews/calls/transparency';

/** How long decided cases had waited. */
export interface Waits {
  /**
   * Whole hours, and how many waited that long, shortest first: from these the median of several months can be
   * computed.
   */
  hours: [hours: number, count: number][];
  /** How many missed their deadline. */
  late: number;
}

export interface MonthCounts {
  counts: TransparencyCounts;
  waits: Record<Awaited, Waits>;
}

type Parts = keyof TransparencyCounts;
type Line = TransparencyCounts[Parts][number];

export const noCounts: TransparencyCounts = {
  ...{ reports_received: [], reports_decided: [], restrictions_imposed: [], restrictions_ended: [] },
  ...{ appeals_received: [], appeals_decided: [], complaints_received: [] },
};

/** The sum of several months, lines with the most first. */
export function sumOf(months: readonly MonthCounts[]): Pick<TransparencyReport, 'counts' | 'waits'> {
  const parts = Object.keys(noCounts) as Parts[];
  const counts = Object.fromEntries(
    parts.map((part) => [part, summed(months.flatMap((month): readonly Line[] => month.counts[part]))]),
  );
  return {
    counts: counts as TransparencyCounts,
    waits: {
      reports: waited(months, 'reports'),
      appeals: waited(months, 'appeals'),
      complaints: waited(months, 'complaints'),
    },
  };
}

function summed(lines: readonly Line[]): Line[] {
  const sums = new Map<string, Line>();
  for (const { count, ...told } of lines) {
    // The same names in the same order, whichever code wrote the line.
    const key = JSON.stringify(Object.entries(told).toSorted());
    sums.set(key, { ...told, count: (sums.get(key)?.count ?? 0) + count } as Line);
  }
  return [...sums]
    .toSorted(([one, a], [other, b]) => b.count - a.count || (one < other ? -1 : 1))
    .map(([, line]) => line);
}

function waited(months: readonly MonthCounts[], what: Awaited): TransparencyReport['waits'][Awaited] {
  const hours = new Map<number, number>();
  for (const [hour, count] of months.flatMap(({ waits }) => waits[what].hours))
    hours.set(hour, (hours.get(hour) ?? 0) + count);
  return {
    decided: [...hours.values()].reduce((sum, count) => sum + count, 0),
    median_hours: medianOf(hours),
    late: months.reduce((sum, { waits }) => sum + waits[what].late, 0),
  };
}

/**
 * The median; of an even number the lower of the two in the middle.
 * @param counts the number of each value
 */
export function medianOf(counts: ReadonlyMap<number, number>): number | null {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [value, count] of [...counts].toSorted(([one], [other]) => one - other)) {
    seen += count;
    if (seen * 2 >= all) return value;
  }
  return null;
}
