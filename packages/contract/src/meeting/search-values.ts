import type { SearchField } from '../brands/settings/settings.js';

export const searchSorts = ['relevance', 'newest', 'last_online', 'distance'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** Search radii in kilometres. */
export const searchRadii = [10, 25, 50, 100, 250] as const;
export type SearchRadius = (typeof searchRadii)[number];

/** How recently a member was active, as others see it. */
export const presences = ['online', 'today'] as const;
export type Presence = (typeof presences)[number];

/** Totals are counted up to this. */
export const totalCap = 1000;

/** Filters for visitors where the brand shows them all results: location and interests are for members only. */
export const visitorSearchFields = [
  'gender',
  'country',
  'region',
  'age',
  'photo',
  'new',
  'verified',
  'prompts',
] as const satisfies readonly SearchField[];

/** Filters for visitors where the brand shows a preview (decisions §4.2). */
export const previewSearchFields = ['gender', 'age'] as const satisfies readonly SearchField[];
