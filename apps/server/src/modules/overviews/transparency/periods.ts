import { dayIn, startOfDay } from '@kindling/contract/brands/brand-day';

/** The instants at which a month begins and ends in the brand's time zone. */
export interface MonthSpan {
  from: Date;
  until: Date;
}

/** Cases are kept this long after they were closed (decisions §3.5): later months can still be counted in full. */
const keptMonths = 6;

/** @param month `YYYY-MM` */
export function spanOfMonth(month: string, timeZone: string): MonthSpan {
  return {
    from: startOfDay(timeZone, `${month}-01`),
    until: startOfDay(timeZone, `${shiftedMonth(month, 1)}-01`),
  };
}

/** @returns `YYYY-MM` */
export function monthOf(instant: Date, timeZone: string): string {
  return dayIn(timeZone, instant).slice(0, 7);
}

/**
 * The month that many later, or earlier.
 * @param month `YYYY-MM`
 */
export function shiftedMonth(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00.000Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** The months from the first to the last, oldest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = shiftedMonth(month, 1)) months.push(month);
  return months;
}

/** The first month whose cases all still exist. */
export function firstWholeMonth(current: string): string {
  return shiftedMonth(current, 1 - keptMonths);
}

/**
 * The months of a period that have begun.
 * @param period `YYYY-MM` or `YYYY`
 */
export function monthsOfPeriod(period: string, current: string): string[] {
  if (period.length === 7) return period <= current ? [period] : [];
  return monthsBetween(`${period}-01`, `${period}-12` < current ? `${period}-12` : current);
}

/** The months and their years, newest first, a year before its months. @param months unordered; duplicates allowed */
export function periodsOf(months: readonly string[]): string[] {
  const newestFirst = [...new Set(months)].toSorted().toReversed();
  return [...Map.groupBy(newestFirst, (month) => month.slice(0, 4))].flatMap(([year, all]) => [year, ...all]);
}
