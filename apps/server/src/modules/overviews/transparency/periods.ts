import { dayIn, startOfDay } from '@kindling/contract/brands/brand-day';

/** The moments at which a month begins and ends where a brand is at home. */
export interface MonthSpan {
  from: Date;
  until: Date;
}

/** As long are cases kept after they were closed (decisions §3.5): what began later can still be counted whole. */
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

/** The month so many later, or earlier. @param month `YYYY-MM` */
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

/** The first month of which nothing can be gone yet. */
export function firstWholeMonth(current: string): string {
  return shiftedMonth(current, 1 - keptMonths);
}

/** The months of a period that began already. @param period `YYYY-MM` or `YYYY` */
export function monthsOfPeriod(period: string, current: string): string[] {
  if (period.length === 7) return period <= current ? [period] : [];
  return monthsBetween(`${period}-01`, `${period}-12` < current ? `${period}-12` : current);
}
