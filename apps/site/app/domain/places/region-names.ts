import type { Country, Language } from '@kindling/contract/languages';
import { useSite, type RegionNames } from '../../shared/site/site-data';
import { collator, displayNames } from '../../shared/i18n/formatters';

/** A country's name in the reader's language. */
export function countryName(country: Country, language: Language): string {
  return displayNames(language, { type: 'region' }).of(country) ?? country;
}

/** The brand's countries with their names, in the reader's alphabetical order. */
export function countryOptions(
  countries: readonly Country[],
  language: Language,
): { value: Country; label: string }[] {
  const { compare } = collator(language);
  return countries
    .map((value) => ({ value, label: countryName(value, language) }))
    .sort((a, b) => compare(a.label, b.label));
}

/** Names of places in the reader's language. */
export interface PlaceNames {
  country: (country: Country) => string;
  /** @param region by its local name; without a name in the reader's language it stays as it is */
  region: (country: Country | null, region: string) => string;
}

/** @param regions as pages carry them */
export function placeNames(language: Language, regions: RegionNames = {}): PlaceNames {
  return {
    country: (country) => countryName(country, language),
    region: (country, region) => (country && regions[country]?.[region]) ?? region,
  };
}

/** As `placeNames`, in the page's language. */
export function usePlaceNames(): PlaceNames {
  const { language, regions } = useSite();
  return placeNames(language, regions);
}
