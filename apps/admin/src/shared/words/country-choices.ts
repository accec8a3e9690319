import { countries, type Country } from '@kindling/contract/languages';
import { countryName } from './names';
import { consoleLanguage } from './texts';

/** All countries in the order in which the reader looks for them. */
export const countriesByName: readonly Country[] = countries.toSorted((one, other) =>
  countryName(one).localeCompare(countryName(other), consoleLanguage()),
);

/** The same as choices of an input. */
export const countryChoices = countriesByName.map((id) => ({ id, name: countryName(id) }));
