import { searchFields, type SearchField, type Settings } from '@kindling/contract/brands/settings/settings';
import type { Seeking } from '@kindling/contract/profiles/profile';
import type { SearchFilters } from '@kindling/contract/meeting/calls/discovery';
import {
  previewSearchFields,
  visitorSearchFields,
  type SearchSort,
} from '@kindling/contract/meeting/search-values';

/** Results of one page. */
export const pageLength = 24;
/** Faces on the front page. */
export const newestShown = 8;
/** With fewer matches than this, similar members follow. */
export const fewResults = 12;
/** Years by which similar members may be younger or older than asked for. */
const similarYears = 5;
/** Related members beneath a profile. */
export const relatedShown = 8;

/** How much a reader may search: members everything, visitors what the brand allows (decisions §4.2). */
export type SearchExtent = 'none' | 'preview' | 'all';

export function searchExtent(
  settings: Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>,
  reader: { isMember: boolean; hasTrafficSource: boolean },
): SearchExtent {
  if (reader.isMember) return 'all';
  return reader.hasTrafficSource ? settings.logged_out_search_trafficsource : settings.logged_out_search;
}

export type Filters = SearchFilters;

const fieldOf = {
  gender: 'gender',
  country: 'country',
  countryregion: 'region',
  min_age: 'age',
  max_age: 'age',
  within_km: 'distance',
  interests: 'interests',
  online: 'online',
  with_photo: 'photo',
  new: 'new',
  verified: 'verified',
  with_prompts: 'prompts',
} as const satisfies Record<keyof Filters, SearchField>;
const fieldsOf = {
  member: new Set<SearchField>(searchFields),
  all: new Set<SearchField>(visitorSearchFields),
  preview: new Set<SearchField>(previewSearchFields),
  none: new Set<SearchField>(),
};

/** The filters that count: those that the brand offers, as far as the reader may have them. */
export function effectiveFilters(
  filters: Filters,
  offered: readonly SearchField[],
  reader: { isMember: boolean; extent: SearchExtent },
): Filters {
  const allowed = fieldsOf[reader.isMember ? 'member' : reader.extent];
  const entries = Object.entries(filters) as [keyof Filters, unknown][];
  return Object.fromEntries(
    entries.filter(([name, value]) => {
      const field = fieldOf[name];
      return value !== undefined && value !== '' && offered.includes(field) && allowed.has(field);
    }),
  );
}

/**
 * What the results are sorted by: what was asked for, but by distance only where the reader's city is known, and by
 * relevance only for members, who are the ones that something can be relevant to.
 */
export function effectiveSort(
  asked: SearchSort | undefined,
  reader: { isMember: boolean; placeKnown: boolean },
): SearchSort {
  if (!reader.isMember) return asked === 'newest' ? 'newest' : 'last_online';
  if (asked === 'distance' && !reader.placeKnown) return 'relevance';
  return asked ?? 'relevance';
}

/** The filters that a search starts with, by whom the member seeks. */
export function seekingFilters({ gender, min_age: min, max_age: max }: Seeking): Filters {
  return {
    ...(gender === null ? {} : { gender }),
    ...(min === null ? {} : { min_age: min }),
    ...(max === null ? {} : { max_age: max }),
  };
}

/** A wider selection for when few match: anywhere, and somewhat younger or older; never another gender. */
export function similarFilters(filters: Filters, minimumAge: number): Filters {
  const { gender, min_age: min, max_age: max } = filters;
  return {
    ...(gender === undefined ? {} : { gender }),
    ...(min === undefined ? {} : { min_age: Math.max(minimumAge, min - similarYears) }),
    ...(max === undefined ? {} : { max_age: max + similarYears }),
  };
}

/** The dates of birth of everyone between two ages, `YYYY-MM-DD`; `notAfter` is included, `after` is not. */
export function birthDatesOf(
  ages: { min?: number; max?: number },
  today: string,
): { notAfter?: string; after?: string } {
  return {
    ...(ages.min === undefined ? {} : { notAfter: yearsBefore(today, ages.min) }),
    ...(ages.max === undefined ? {} : { after: yearsBefore(today, ages.max + 1) }),
  };
}

/** All dates; instead of `birthDatesAround` where ages are not shown. */
export const anyBirthDate = { notAfter: '9999-12-31', after: '1000-01-01' };

/** The dates of birth of about this age, never below the brand's minimum. */
export function birthDatesAround(
  age: number,
  minimumAge: number,
  today: string,
): { notAfter: string; after: string } {
  return {
    notAfter: yearsBefore(today, Math.max(minimumAge, age - similarYears)),
    after: yearsBefore(today, age + similarYears + 1),
  };
}

/** The same day years earlier; 28 February where that year has no 29th, which separates the same birth dates. */
function yearsBefore(today: string, years: number): string {
  const year = Number(today.slice(0, 4)) - years;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const day = today.slice(5) === '02-29' && !isLeap ? '02-28' : today.slice(5);
  return `${year}-${day}`;
}
