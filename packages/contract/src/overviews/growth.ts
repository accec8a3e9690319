/** Calculations of a brand's growth figures (decision 0123). Free of any library. */

export const mostGrowthDays = 92;

/** Smaller numbers of a cohort are hidden, and smaller sources are merged: no number may point at an individual. */
export const fewest = 5;

/** Weeks of signups shown, and weeks after a signup. */
export const cohortWeeks = 12;

/** Confidence interval of a share, at 95 percent. */
export interface ShareRange {
  share: number;
  low: number;
  high: number;
}

const z = 1.96;

/**
 * A share with its range (Wilson's, which stays sound for small numbers and for none).
 *
 * @returns null where the whole is 0, or smaller than the part: then the two do not count the same
 */
export function shareRange(part: number, whole: number): ShareRange | null {
  if (whole <= 0 || part < 0 || part > whole) return null;
  const share = part / whole;
  const spread = z * Math.sqrt((share * (1 - share)) / whole + (z * z) / (4 * whole * whole));
  const scale = 1 + (z * z) / whole;
  const middle = share + (z * z) / (2 * whole);
  return {
    share,
    low: part === 0 ? 0 : Math.max(0, (middle - spread) / scale),
    high: part === whole ? 1 : Math.min(1, (middle + spread) / scale),
  };
}

/** With fewer visits, or fewer signups and visits without one, a page gets no verdict. */
export const enough = { visits: 200, signups: 10 } as const;

export interface ComparedPage {
  name: string;
  visits: number;
  signups: number;
}

/**
 * The comparison of pages. `few`: fewer than two of them have enough visits. `even`: the ranges of the first two
 * overlap. `ahead`: the first one's range lies above those of all others that have enough.
 */
export type PageVerdict = { is: 'few' } | { is: 'even'; names: string[] } | { is: 'ahead'; name: string };

export function isEnough({ visits, signups }: ComparedPage): boolean {
  return visits >= enough.visits && signups >= enough.signups && signups <= visits;
}

export function verdictOn(pages: readonly ComparedPage[]): PageVerdict {
  const ranked = pages
    .filter(isEnough)
    .map((page) => ({ ...page, range: shareRange(page.signups, page.visits) }))
    .sort((one, other) => (other.range?.share ?? 0) - (one.range?.share ?? 0));
  const [first, ...rest] = ranked;
  if (!first?.range || rest.length === 0) return { is: 'few' };
  const { low } = first.range;
  const beside = rest.filter(({ range }) => (range?.high ?? 0) >= low);
  if (beside.length === 0) return { is: 'ahead', name: first.name };
  return { is: 'even', names: [first.name, ...beside.map(({ name }) => name)] };
}
