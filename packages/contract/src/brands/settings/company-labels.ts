import type { Country, Language } from '../../languages.js';

/** Name of the company register, or of its number, by the company's country. */
const registers: Record<Country, string> = {
  AT: 'Firmenbuch',
  AU: 'ABN',
  BE: 'KBO/BCE',
  CA: 'BN',
  CH: 'UID',
  DE: 'Handelsregister',
  DK: 'CVR',
  ES: 'Registro Mercantil',
  FI: 'Y-tunnus',
  FR: 'SIREN',
  GB: 'Companies House',
  IE: 'CRO',
  IT: 'Registro Imprese',
  LU: 'RCS',
  NL: 'KvK',
  NO: 'Org.nr.',
  NZ: 'NZBN',
  PL: 'KRS',
  SE: 'Org.nr',
  US: 'EIN',
};

/** Countries with several languages, whose registers have a name in each. */
const inLanguages: Partial<Record<Country, Partial<Record<Language, string>>>> = {
  BE: { nl: 'KBO', fr: 'BCE', de: 'ZDU' },
  CH: { fr: 'IDE', it: 'IDI' },
  FI: { sv: 'FO-nummer' },
};

/**
 * Name of a company's registration number: that of the company's country, in the reader's language. A proper name, so
 * it is not a text of `locales`.
 */
export function registerName(country: Country, language: Language): string {
  return inLanguages[country]?.[language] ?? registers[country];
}

/** `KvK 00000000`; empty for a company without a number. */
export function registrationOf(company: { country: Country; kvk: string }, language: Language): string {
  return company.kvk === '' ? '' : `${registerName(company.country, language)} ${company.kvk}`;
}
