import type { SearchField } from '../brands/settings/settings.js';

/** What results may be sorted by. */
export const searchSorts = ['relevance', 'newest', 'last_online', 'distance'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** The radii that a search may be narrowed to, in kilometres. */
export const searchRadii = [10, 25, 50, 100, 250] as const;
export type SearchRadius = (typeof searchRadii)[number];

/** When somebody was here last, as it is told of them. */
export const presences = ['online', 'today'] as const;
export type Presence = (typeof presences)[number];

/** Totals are counted up to this. */
export const totalCap = 1000;

/** Filters that visitors have where the brand shows them all: where somebody is and what they like is told to members. */
export const visitorSearchFields = [
  'gender',
  'country',
  'region',
  'age',
  'photo',
  'new',
  'verified',
] as const satisfies readonly SearchField[];

/** Filters that visitors have where the brand shows a preview (decisions §4.2). */
export const previewSearchFields = ['gender', 'age'] as const satisfies readonly SearchField[];
