import type { Country } from '@kindling/contract/languages';
import type { Gender } from '@kindling/contract/profile-values';

/** Narrows a search down; absent fields do not. */
export interface SearchSelection {
  gender?: Gender;
  country?: Country;
  region?: string;
  /** `YYYY-MM-DD`; born on `notAfter` or before, and after `after`. */
  birthDates?: { notAfter?: string; after?: string };
}

/** Which listed profiles a search is about. */
export interface SearchMatch extends SearchSelection {
  /** The searcher, who finds neither themselves nor anyone from whom a block parts them; absent for a visitor. */
  viewerId?: string;
  /** Leaves out what this narrower selection matches. */
  butNot?: SearchSelection;
}

/** One page of them: those with a picture first, then newest activity first. */
export interface SearchPage extends SearchMatch {
  /** Starts behind this profile; picture, last visit and id name its place. */
  after?: SearchPlace;
  limit: number;
}

/** A profile's place in that order. */
export interface SearchPlace {
  pictured: boolean;
  lastSeenAt: Date;
  id: string;
}

/** Members like one of them, who is not found. What is null does not count. */
export interface RelatedSearch {
  butFor: string;
  /** Null for a visitor. */
  viewerId: string | null;
  gender: Gender | null;
  birthDates: { notAfter: string; after: string };
  /** Where those come from who stand first. */
  country: Country | null;
  region: string | null;
  limit: number;
}
