import { countries, type Country } from '@kindling/contract/languages';
import {
  genders,
  interests as allInterests,
  searchedAges as ages,
  type Gender,
  type Interest,
} from '@kindling/contract/profiles/profile-values';
import { searchParameters } from '@kindling/contract/meeting/search-parameters';
import {
  searchRadii,
  searchSorts,
  type SearchRadius,
  type SearchSort,
} from '@kindling/contract/meeting/search-values';
import type { SearchField } from '@kindling/contract/brands/settings/settings';
import type { Seeking } from '@kindling/contract/profiles/profile';

/** Yes-or-no facts about a member, as filters. */
export const searchFlags = ['online', 'with_photo', 'new', 'verified', 'with_prompts'] as const;
export type SearchFlag = (typeof searchFlags)[number];

/** The filter state of specification §3 and its order, as the page's address holds them: nothing in it names a person. */
export interface SearchFilter extends Partial<Record<SearchFlag, '1'>> {
  gender?: Gender;
  country?: Country;
  countryregion?: string;
  min_age?: number;
  max_age?: number;
  /** Kilometres around the reader's place. */
  within_km?: SearchRadius;
  /** Members with at least one of them. */
  interests?: readonly Interest[];
  sort?: SearchSort;
}

/** Reads the filter of an address; invalid parts are ignored, ages in the wrong order are swapped. */
export function filterOf(parameters: URLSearchParams): SearchFilter {
  const gender = genders.find((value) => value === parameters.get('gender'));
  const country = countries.find((value) => value === parameters.get('country'));
  const region = country && parameters.get('countryregion')?.trim().slice(0, 80);
  const [min, max] = [ageOf(parameters.get('min_age')), ageOf(parameters.get('max_age'))];
  const radius = searchRadii.find((value) => String(value) === parameters.get('within_km'));
  const told = parameters.get('interests')?.split(',') ?? [];
  const interests = allInterests.filter((value) => told.includes(value));
  const flags = searchFlags.filter((flag) => parameters.get(flag) === '1');
  const sort = searchSorts.find((value) => value === parameters.get('sort'));
  const swapped = min !== undefined && max !== undefined && min > max;
  const [least, most] = swapped ? [max, min] : [min, max];
  return {
    ...(gender && { gender }),
    ...(country && { country }),
    ...(region && { countryregion: region }),
    ...(least !== undefined && { min_age: least }),
    ...(most !== undefined && { max_age: most }),
    ...(radius && { within_km: radius }),
    ...(interests.length > 0 && { interests }),
    ...Object.fromEntries(flags.map((flag) => [flag, '1'] as const)),
    ...(sort && { sort }),
  };
}

/** The filter in the form of the server's query. */
export function queryOf({ interests, ...filter }: SearchFilter) {
  return { ...filter, ...(interests && { interests: interests.join(',') }) };
}

/** The filter as parameters of an address, without empty ones; an empty filter is marked by an empty parameter (`isStart`). */
export function parametersOf(filter: SearchFilter): URLSearchParams {
  const entries = Object.entries(queryOf(filter)).map(([key, value]) => [key, String(value)]);
  return new URLSearchParams(entries.length > 0 ? entries : [['gender', '']]);
}

/** Whether an address names no filter, not even an empty one: a member's search then starts with their preferences. */
export function isStart(parameters: URLSearchParams): boolean {
  return !searchParameters.some((key) => parameters.has(key));
}

/** The address of a search without any filter. */
export function allAddress(members: string): string {
  return `${members}?${parametersOf({}).toString()}`;
}

/** The filter that follows from a member's preferences, as far as the brand searches by it. */
export function seekingFilter(seeking: Seeking, offered: readonly SearchField[]): SearchFilter {
  const { gender, min_age: min, max_age: max } = seeking;
  const [byGender, byAge] = [offered.includes('gender'), offered.includes('age')];
  return {
    ...(byGender && gender && { gender }),
    ...(byAge && min !== null && { min_age: min }),
    ...(byAge && max !== null && { max_age: max }),
  };
}

/** One criterion of a search, and the search without it. */
export interface SetFilter {
  kind: 'gender' | 'age' | 'country' | 'region' | 'distance' | 'interests' | SearchFlag;
  without: SearchFilter;
}

/** All criteria of a search, in the order of its fields; both ages are one. */
export function setFilters(filter: SearchFilter): SetFilter[] {
  const but = (...gone: (keyof SearchFilter)[]): SearchFilter =>
    Object.fromEntries(Object.entries(filter).filter(([key]) => !gone.some((name) => name === key)));
  const set: (SetFilter | false)[] = [
    filter.gender !== undefined && { kind: 'gender', without: but('gender') },
    (filter.min_age ?? filter.max_age) !== undefined && { kind: 'age', without: but('min_age', 'max_age') },
    filter.country !== undefined && { kind: 'country', without: but('country', 'countryregion') },
    filter.countryregion !== undefined && { kind: 'region', without: but('countryregion') },
    filter.within_km !== undefined && { kind: 'distance', without: but('within_km') },
    filter.interests !== undefined && { kind: 'interests', without: but('interests') },
    ...searchFlags.map((flag) => filter[flag] !== undefined && { kind: flag, without: but(flag) }),
  ];
  return set.filter((entry) => entry !== false);
}

function ageOf(value: string | null): number | undefined {
  const age = value ? Number(value) : Number.NaN;
  return Number.isInteger(age) && age >= ages.least && age <= ages.most ? age : undefined;
}
