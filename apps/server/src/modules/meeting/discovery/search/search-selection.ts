import type { Country } from '@kindling/contract/languages';
import type { Gender } from '@kindling/contract/profiles/profile-values';
import type { SearchSort } from '@kindling/contract/meeting/search-values';
import type { Position } from '../../../profiles/profiles.api.js';

/** Narrows a search down; absent fields don't. */
export interface SearchSelection {
  gender?: Gender;
  country?: Country;
  region?: string;
  /** `YYYY-MM-DD`; born on `notAfter` or before, and after `after`. */
  birthDates?: { notAfter?: string; after?: string };
  near?: SearchCircle;
  /** At least one of them (`interestBits`). */
  interests?: string;
  pictured?: true;
  verified?: true;
  /** Answered a prompt. */
  prompted?: true;
  /** Here then or later, real, and not hiding it. */
  onlineSince?: Date;
  /** Joined after it, and real. */
  joinedAfter?: Date;
}

/** Around a position, from one radius to another one, which is included. */
export interface SearchCircle {
  centre: Position;
  /** Kilometres; absent: the middle is included. */
  beyondKm?: number;
  /** Absent: without an end, and members without a place too. */
  withinKm?: number;
}

/** Which listed profiles a search is about. */
export interface SearchMatch extends SearchSelection {
  /** The searcher, who finds neither themselves nor anyone from whom a block parts them; absent for a visitor. */
  viewerId?: string;
  /** Leaves out what this narrower selection matches. */
  butNot?: SearchSelection;
}

/** Orders that an index has: by the last visit or by the date of joining; in both those with a picture first. */
export type SearchOrder = Extract<SearchSort, 'last_online' | 'newest'>;

/**
 * How a page is read, by how many match: narrow, by the index that leads to the fewest, whose rows are sorted; else in the order of
 * an index first, which is given up after so many rows. `many` are more than are counted: most indexes lead to too many to sort.
 */
export type ReadPlan = 'many' | 'tried' | 'narrow';

/** One page of matches. */
export interface SearchPage extends SearchMatch {
  order: SearchOrder;
  /** Starts behind this profile. */
  after?: SearchPlace | undefined;
  plan: ReadPlan;
  limit: number;
}

/** One page of them by distance: the nearest ring first, each in the order of the last visit. */
export interface NearestPage extends SearchMatch {
  centre: Position;
  /** Kilometres; beyond the last one are all others, and members without a place. */
  ringEnds: readonly number[];
  /** Starts in this ring, the first is 0, */
  ring: number;
  /** and behind this profile of it. */
  after: SearchPlace | null;
  limit: number;
}

/** A profile's place in an order. */
export interface SearchPlace {
  pictured: boolean;
  /** When they were here last, or joined, as the order goes. */
  at: Date;
  id: string;
}

/** Members like one of them, without that one. What is null does not count. */
export interface RelatedSearch {
  butFor: string;
  /** Null for a visitor. */
  viewerId: string | null;
  gender: Gender | null;
  birthDates: { notAfter: string; after: string };
  /** Whose members come first. */
  country: Country | null;
  region: string | null;
  limit: number;
}
