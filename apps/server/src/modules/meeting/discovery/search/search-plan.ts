import { totalCap } from '@kindling/contract/meeting/search-values';
import type { ReadPlan, SearchOrder, SearchSelection } from './search-selection.js';

/** Circles that hold fewer than a region, mostly. */
const nearestKm = 60;
/** Cells of wider circles are most of a country's: more ranges than an index saves rows. */
const widestByCells = 250;
/** With so many matches for each row that is wanted, the order of an index probably has them early on. */
const likelyMatches = 30;
/** As many rows are looked at in an order on trial; fewer or none where the narrow index leads to few besides those that match. */
const mostTried: Readonly<Partial<Record<SearchIndex, number>>> = {
  ix_profile_cell: 3000,
  ix_profile_newest: 0,
};
const usuallyTried = 10_000;

/** @param matches how many match, as far as they are counted */
export function readPlan(matches: number, limit: number): ReadPlan {
  if (matches > totalCap) return 'many';
  return matches >= limit * likelyMatches ? 'tried' : 'narrow';
}

/** @param read reads up to `limit` rows; `bound` is the end of its statement */
export async function byPlan<Row>(
  selection: SearchSelection,
  order: SearchOrder,
  plan: ReadPlan,
  limit: number,
  read: (isOrdered: boolean, bound: string) => Promise<Row[]>,
): Promise<Row[]> {
  const index = narrowestIndex(selection);
  // One index is both: it finds the beginning of the order, and there is no other to turn to.
  if (index === orderedIndex(order, selection)) return read(true, '');
  const most = { many: usuallyTried, tried: mostTried[index] ?? usuallyTried, narrow: 0 }[plan];
  if (most === 0) return read(false, '');
  const rows = await read(true, `LIMIT ROWS EXAMINED ${most}`);
  return rows.length === limit ? rows : read(false, '');
}

export type SearchIndex =
  | 'ix_profile_listed'
  | 'ix_profile_listed_gender'
  | 'ix_profile_newest'
  | 'ix_profile_age'
  | 'ix_profile_region'
  | 'ix_profile_cell'
  | 'ix_profile_prompted';

/**
 * The index that leads to the fewest profiles besides those that match: by it they are counted and, where they are few, read.
 * All are named, because estimates of how many rows match differ between a small brand and a large one; the right index does not.
 */
export function narrowestIndex(selection: SearchSelection): SearchIndex {
  const { near, region, country, onlineSince, joinedAfter, prompted, gender, birthDates } = selection;
  const km = near?.withinKm ?? Infinity;
  if (km <= nearestKm) return 'ix_profile_cell';
  if (onlineSince) return gender ? 'ix_profile_listed_gender' : 'ix_profile_listed';
  if (country && region) return 'ix_profile_region';
  if (km <= widestByCells) return 'ix_profile_cell';
  if (joinedAfter) return 'ix_profile_newest';
  if (prompted) return 'ix_profile_prompted';
  if (gender && birthDates) return 'ix_profile_age';
  return gender ? 'ix_profile_listed_gender' : 'ix_profile_listed';
}

/** The index that has an order: of many that match, a page is found at its beginning. */
export function orderedIndex(order: SearchOrder, { gender, prompted }: SearchSelection): SearchIndex {
  if (order === 'newest') return 'ix_profile_newest';
  if (gender && prompted) return 'ix_profile_prompted';
  return gender ? 'ix_profile_listed_gender' : 'ix_profile_listed';
}
