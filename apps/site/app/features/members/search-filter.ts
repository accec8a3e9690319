import { countries, type Country } from '@kindling/contract/languages';
import { genders, searchedAges as ages, type Gender } from '@kindling/contract/profile-values';
import type { SearchField } from '@kindling/contract/settings';
import type { Seeking } from '@kindling/contract/shapes/profile';

/** The filter state of specification §3, as the page's address holds it: nothing in it names a person. */
export interface SearchFilter {
  gender?: Gender;
  country?: Country;
  countryregion?: string;
  min_age?: number;
  max_age?: number;
}

/** Reads the filter of an address; what makes no sense is left out, ages in the wrong order change places. */
export function filterOf(parameters: URLSearchParams): SearchFilter {
  const gender = genders.find((value) => value === parameters.get('gender'));
  const country = countries.find((value) => value === parameters.get('country'));
  const region = country && parameters.get('countryregion')?.trim().slice(0, 80);
  const [min, max] = [ageOf(parameters.get('min_age')), ageOf(parameters.get('max_age'))];
  const swapped = min !== undefined && max !== undefined && min > max;
  const [least, most] = swapped ? [max, min] : [min, max];
  return {
    ...(gender && { gender }),
    ...(country && { country }),
    ...(region && { countryregion: region }),
    ...(least !== undefined && { min_age: least }),
    ...(most !== undefined && { max_age: most }),
  };
}

/** The filter as parameters of an address, without empty ones; of no filter at all an empty one tells `isStart`. */
export function parametersOf(filter: SearchFilter): URLSearchParams {
  const entries = Object.entries(filter).map(([key, value]) => [key, String(value)]);
  return new URLSearchParams(entries.length > 0 ? entries : [['gender', '']]);
}

const keys = ['gender', 'country', 'countryregion', 'min_age', 'max_age'] satisfies (keyof SearchFilter)[];

/** Whether an address says nothing of a filter, not even that there is none: a member's search starts by whom they seek. */
export function isStart(parameters: URLSearchParams): boolean {
  return !keys.some((key) => parameters.has(key));
}

/** The address of a search without any filter. */
export function allAddress(members: string): string {
  return `${members}?${parametersOf({}).toString()}`;
}

/** The filter of whom somebody seeks, as far as the brand searches by it. */
export function seekingFilter(seeking: Seeking, offered: readonly SearchField[]): SearchFilter {
  const { gender, min_age: min, max_age: max } = seeking;
  const [byGender, byAge] = [offered.includes('gender'), offered.includes('age')];
  return {
    ...(byGender && gender && { gender }),
    ...(byAge && min !== null && { min_age: min }),
    ...(byAge && max !== null && { max_age: max }),
  };
}

/** How many filters are set; both ages are one. */
export function filterCount({ gender, country, countryregion, min_age, max_age }: SearchFilter): number {
  return [gender, country, countryregion, min_age ?? max_age].filter((value) => value !== undefined).length;
}

function ageOf(value: string | null): number | undefined {
  const age = value ? Number(value) : Number.NaN;
  return Number.isInteger(age) && age >= ages.least && age <= ages.most ? age : undefined;
}
