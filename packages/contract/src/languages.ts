/** Languages and countries shared by all parts (specification §1 and §6, decisions §2). */

export const languages = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'] as const;
export type Language = (typeof languages)[number];

/** The reference: the specification quotes its messages in Dutch. */
export const referenceLanguage: Language = 'nl';

/** Name of the cookie that holds an explicit choice of language for 365 days; the page's script sets it. */
export const languageCookie = 'kindling_language';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (languages as readonly string[]).includes(value);
}

/** ISO 3166-1 alpha-2 codes of the countries a brand may serve. */
export const countries = [
  'AT',
  'AU',
  'BE',
  'CA',
  'CH',
  'DE',
  'DK',
  'ES',
  'FI',
  'FR',
  'GB',
  'IE',
  'IT',
  'LU',
  'NL',
  'NO',
  'NZ',
  'PL',
  'SE',
  'US',
] as const;
export type Country = (typeof countries)[number];

/** Name of the cookie that holds an explicit choice of country for a year; the page's script sets it (decisions §11.2). */
export const countryCookie = 'kindling_country';

/** The languages offered in a country, in its order (specification §6); an absent country restricts nothing. */
export const languagesOfCountry: Partial<Record<Country, readonly Language[]>> = {
  NL: ['nl'],
  BE: ['nl', 'fr', 'de'],
  CH: ['de', 'it', 'fr', 'en'],
};

/** ISO 4217 codes of the currencies a brand may charge in. */
export const currencies = [
  'EUR',
  'GBP',
  'USD',
  'CHF',
  'DKK',
  'NOK',
  'SEK',
  'PLN',
  'AUD',
  'CAD',
  'NZD',
] as const;
export type Currency = (typeof currencies)[number];
