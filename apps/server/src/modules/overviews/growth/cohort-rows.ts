import { shiftedDay } from '@kindling/contract/brands/brand-day';
import { cohortWeeks, fewest } from '@kindling/contract/overviews/growth';
import type { Cohort, CohortCell } from '@kindling/contract/overviews/calls/growth';

/** Members by week of signup, and how many of them were still active, or had bought, in each week after. */
export interface CountedCohort {
  /** Its index among the requested weeks, the oldest being 0. */
  week: number;
  signups: number;
  active: number[];
  paid: number[];
}

/** A brand's counts, with weeks in its own time zone. */
export interface CountedCohorts {
  timeZone: string;
  today: string;
  /** Mondays of the requested weeks, oldest first. */
  mondays: string[];
  counted: CountedCohort[];
}

/** Adds up several brands, as of the earliest local date among them. */
export function sumOfCohorts(brands: readonly CountedCohorts[]): Omit<CountedCohorts, 'timeZone'> {
  const [first] = brands.toSorted((one, other) => (one.today < other.today ? -1 : 1));
  if (!first) return { today: '', mondays: [], counted: [] };
  const { today, mondays } = first;
  const counted = mondays.map((monday, week): CountedCohort => {
    const parts = brands.flatMap((brand) =>
      brand.counted.filter((cohort) => brand.mondays[cohort.week] === monday),
    );
    const sum = (of: (part: CountedCohort) => number) => parts.reduce((all, part) => all + of(part), 0);
    const weeks = (what: 'active' | 'paid') =>
      Array.from({ length: cohortWeeks }, (_, index) => sum((part) => part[what][index] ?? 0));
    return { week, signups: sum(({ signups }) => signups), active: weeks('active'), paid: weeks('paid') };
  });
  return { today, mondays, counted };
}

/** The Monday of a day's week. @param day `YYYY-MM-DD` */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return shiftedDay(day, -((weekday + 6) % 7));
}

/**
 * The cohorts as shown, newest first. One to four count as few, and a cohort of few signups has no further figures, so
 * that no number points at a member; a week that is not over for the latest signup is not shown either.
 *
 * @param mondays of the requested weeks, oldest first
 * @param today in the brand's time zone
 */
export function cohortRows(
  counted: readonly CountedCohort[],
  mondays: readonly string[],
  today: string,
): Cohort[] {
  const rows = mondays.map((week, place): Cohort => {
    const found = counted.find((one) => one.week === place);
    const size = found?.signups ?? 0;
    // A signup on the Sunday completes n weeks on the Sunday n weeks later.
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
