import { countries, type Country } from '@kindling/contract/languages';
import { genders, type Gender } from '@kindling/contract/profile-values';

/** The filter state of specification §3, as the page's address holds it: nothing in it names a person. */
export interface SearchFilter {
  gender?: Gender;
  country?: Country;
  countryregion?: string;
  min_age?: number;
  max_age?: number;
}

export const ages = { least: 18, most: 99 } as const;

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

/** The filter as parameters of an address, without empty ones. */
export function parametersOf(filter: SearchFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)]));
}

/** How many filters are set; both ages are one. */
export function filterCount({ gender, country, countryregion, min_age, max_age }: SearchFilter): number {
  return [gender, country, countryregion, min_age ?? max_age].filter((value) => value !== undefined).length;
}

function ageOf(value: string | null): number | undefined {
  const age = value ? Number(value) : Number.NaN;
  return Number.isInteger(age) && age >= ages.least && age <= ages.most ? age : undefined;
}
