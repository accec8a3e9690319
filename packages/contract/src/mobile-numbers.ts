import type { Country } from './languages.js';

const callingCodes: Readonly<Record<Country, string>> = {
  AT: '43',
  AU: '61',
  BE: '32',
  CA: '1',
  CH: '41',
  DE: '49',
  DK: '45',
  ES: '34',
  FI: '358',
  FR: '33',
  GB: '44',
  IE: '353',
  IT: '39',
  LU: '352',
  NL: '31',
  NO: '47',
  NZ: '64',
  PL: '48',
  SE: '46',
  US: '1',
};

/** Digits after the calling code: no country here has fewer or more for mobiles. */
const nationalDigits = { least: 8, most: 11 };

/**
 * The mobile number that somebody typed, as networks write it: `+31612345678`.
 *
 * @param countries whose numbers are taken; the first one's is meant where no calling code stands
 * @returns undefined for what is no number of these countries
 */
export function mobileNumber(typed: string, countries: readonly Country[]): string | undefined {
  const bare = typed.replaceAll(/[\s().\/-]/g, '').replace(/^00/, '+');
  if (!/^\+?\d{6,15}$/.test(bare)) return undefined;
  const codes = countries.map((country) => callingCodes[country]);
  const international = bare.startsWith('+') ? bare.slice(1) : undefined;
  const code = international === undefined ? codes[0] : codes.find((one) => international.startsWith(one));
  if (code === undefined) return undefined;
  const national = (international?.slice(code.length) ?? bare).replace(/^0/, '');
  const isLong = national.length >= nationalDigits.least && national.length <= nationalDigits.most;
  return isLong ? `+${code}${national}` : undefined;
}
