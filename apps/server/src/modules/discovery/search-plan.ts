import { widestByCells } from './search-condition.js';
import type { SearchOrder, SearchSelection } from './search-selection.js';

export type SearchIndex =
  | 'ix_profile_listed'
  | 'ix_profile_listed_gender'
  | 'ix_profile_newest'
  | 'ix_profile_age'
  | 'ix_profile_region'
  | 'ix_profile_cell';

/**
 * The index that leads to the fewest profiles besides those that match: by it they are counted and, where they are few, read.
 * All are named, because estimates of how many rows match differ between a small brand and a large one; the right index does not.
 */
export function narrowestIndex(selection: SearchSelection): SearchIndex {
  const { near, region, country, onlineSince, joinedAfter, gender, birthDates } = selection;
  if (near?.withinKm !== undefined && near.withinKm <= widestByCells) return 'ix_profile_cell';
  if (onlineSince) return gender ? 'ix_profile_listed_gender' : 'ix_profile_listed';
  if (country && region) return 'ix_profile_region';
  if (joinedAfter) return 'ix_profile_newest';
  if (gender && birthDates) return 'ix_profile_age';
  return gender ? 'ix_profile_listed_gender' : 'ix_profile_listed';
}

/** The index that has an order: of many that match, a page is found at its beginning. */
export function orderedIndex(order: SearchOrder, { gender }: SearchSelection): SearchIndex {
  if (order === 'newest') return 'ix_profile_newest';
  return gender ? 'ix_profile_listed_gender' : 'ix_profile_listed';
}
