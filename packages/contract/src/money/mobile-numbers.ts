import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import type { Country } from '../languages.js';
import { plainData } from '../text/plain-data.js';

/**
 * Normalises a typed mobile number to international format: `+31612345678`. Only the server imports this: the numbering
 * plans of all countries are too large for a page.
 *
 * @param countries accepted countries; the first is assumed where the calling code is missing
 * @returns undefined for anything but a mobile number of these countries
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
