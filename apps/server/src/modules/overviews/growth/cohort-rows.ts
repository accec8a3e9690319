import { shiftedDay } from '@kindling/contract/brands/brand-day';
import { cohortWeeks, fewest } from '@kindling/contract/overviews/growth';
import type { Cohort, CohortCell } from '@kindling/contract/overviews/calls/growth';

/** Members whose signup was in a week, and how many of them were still there, or had bought, by each week after. */
export interface CountedCohort {
  /** Its place among the weeks asked for, the oldest being 0. */
  week: number;
  signups: number;
  active: number[];
  paid: number[];
}

/** The Monday of a day's week. @param day `YYYY-MM-DD` */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return shiftedDay(day, -((weekday + 6) % 7));
}

/**
 * What is told of cohorts, the newest first. One to four are few, and of few who signed up nothing more is told, so that no
 * number leads to a member; nor is a week told that is not over for whoever signed up last.
 *
 * @param mondays of the weeks asked for, the oldest first @param today where the brand is at home
 */
export function cohortRows(
  counted: readonly CountedCohort[],
  mondays: readonly string[],
  today: string,
): Cohort[] {
  const rows = mondays.map((week, place): Cohort => {
    const found = counted.find((one) => one.week === place);
    const size = found?.signups ?? 0;
    // Whoever signed up on the Sunday has been there for n weeks on the Sunday n weeks later.
    const isOver = (after: number) => shiftedDay(week, 7 * (after + 1)) <= today;
    const cells = (numbers: readonly number[] | undefined, more: number) =>
      Array.from({ length: cohortWeeks }, (_, index): CohortCell => {
        if (size === 0 || !isOver(index + 1 + more)) return null;
        return size < fewest ? 'few' : told(numbers?.[index] ?? 0);
      });
    return { week, signups: told(size), active: cells(found?.active, 1), paid: cells(found?.paid, 0) };
  });
  return rows.reverse();
}

function told(number: number): CohortCell {
  return number > 0 && number < fewest ? 'few' : number;
}
