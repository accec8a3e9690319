/** What is reckoned with the figures of a brand's growth (decision 0123). Free of any library. */

/** The most days of one look. */
export const mostGrowthDays = 92;

/** Fewer than so many are not told of a cohort, and sources with fewer stand together: a number shall lead to nobody. */
export const fewest = 5;

/** Weeks of signups that are told, and weeks after a signup. */
export const cohortWeeks = 12;

/** What a share may be, were it measured again and again: 95 of 100 such ranges hold the true one. */
export interface ShareRange {
  share: number;
  low: number;
  high: number;
}

const z = 1.96;

/**
 * The share of a part with its range (Wilson's, which stays sound for few and for none).
 *
 * @returns null where there is no whole, or where the part is larger: then the two do not count the same
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

/** Fewer visits, or fewer signups and visits without one, are too few to say anything of a page. */
export const enough = { visits: 200, signups: 10 } as const;

export interface ComparedPage {
  name: string;
  visits: number;
  signups: number;
}

/**
 * What can be said of pages beside each other. `few`: less than two of them have enough visits. `even`: the ranges of the
 * first two overlap. `ahead`: the first one's range lies above those of all others that have enough.
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
