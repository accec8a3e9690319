import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import type { Country } from '../languages.js';
import { plainData } from '../text/plain-data.js';

/**
 * The mobile number that somebody typed, as networks write it: `+31612345678`. Only the server imports this: the numbering
 * plans of all countries are too much for a page.
 *
 * @param countries whose numbers are taken; the first one's is meant where no calling code stands
 * @returns undefined for what is no mobile number of these countries
 */
export function mobileNumber(typed: string, countries: readonly Country[]): string | undefined {
  const [home] = countries;
  const number = parsePhoneNumberFromString(plainData(typed).replaceAll(/[()]/g, ''), {
    ...(home && { defaultCountry: home }),
    extract: false,
  });
  const isTheirs = countries.some((country) => getCountryCallingCode(country) === number?.countryCallingCode);
  return number && isTheirs && number.isValid() ? number.number : undefined;
}
