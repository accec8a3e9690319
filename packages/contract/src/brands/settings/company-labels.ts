import type { Country, Language } from '../../languages.js';

/** What the register of companies, or its number, is called where the company is at home. */
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

/** Countries of several languages, whose registers are called differently in each. */
const inLanguages: Partial<Record<Country, Partial<Record<Language, string>>>> = {
  BE: { nl: 'KBO', fr: 'BCE', de: 'ZDU' },
  CH: { fr: 'IDE', it: 'IDI' },
  FI: { sv: 'FO-nummer' },
};

/**
 * The name under which a company's registration number is known: of the company's country, as its readers call it. A
 * proper name, so it is no text of `locales`.
 */
export function registerName(country: Country, language: Language): string {
  return inLanguages[country]?.[language] ?? registers[country];
}

/** `KvK 00000000`; empty for a company without a number. */
export function registrationOf(company: { country: Country; kvk: string }, language: Language): string {
  return company.kvk === '' ? '' : `${registerName(company.country, language)} ${company.kvk}`;
}
