import type { Country } from '@kindling/contract/languages';
import type { Gender } from '@kindling/contract/profile-values';

export interface ProfileSelection {
  gender?: Gender;
  country?: Country;
  region?: string;
  /** `YYYY-MM-DD`; born on `notAfter` or before, and after `after`. */
  birthDates?: { notAfter?: string; after?: string };
}

/** Which listed profiles a search is about. */
export interface ProfileMatch extends ProfileSelection {
  /** The searcher, who finds neither themselves nor anyone from whom a block parts them; absent for a visitor. */
  viewerId?: string;
  /** Leaves out what this narrower selection matches. */
  butNot?: ProfileSelection;
}

/** One page of them: those with a picture first, then newest activity first. */
export interface ProfileSearch extends ProfileMatch {
  /** Starts behind this profile; picture, last visit and id name its place. */
  after?: ProfilePlace;
  limit: number;
}

export interface ProfilePlace {
  pictured: boolean;
  lastSeenAt: Date;
  id: string;
}
