import type { Country, Language } from '@kindling/contract/languages';
import { collator, displayNames } from '../../shared/i18n/formatters';

/** A country's name in the reader's language. */
export function countryName(country: Country, language: Language): string {
  return displayNames(language, { type: 'region' }).of(country) ?? country;
}

/** The brand's countries with their names, in the order of the reader's alphabet. */
export function countryOptions(
  countries: readonly Country[],
  language: Language,
): { value: Country; label: string }[] {
  const { compare } = collator(language);
  return countries
    .map((value) => ({ value, label: countryName(value, language) }))
    .sort((a, b) => compare(a.label, b.label));
}
