import { languagesOfCountry, type Country, type Language } from '@kindling/contract/languages';
import { buildPath, type PathParameters } from '@kindling/contract/paths/paths';
import { isPageName, type PageName } from '@kindling/contract/pages';
import type { WordsOfLanguage } from '@kindling/contract/paths/path-words';
import { displayNames } from './formatters';

/**
 * Languages that a visitor may choose: the brand's, limited to those of the visitor's country (specification §6), and always
 * the domain's own.
 */
export function localeChoices(
  offered: readonly Language[],
  domain: Language,
  country: Country | null,
): Language[] {
  const ofCountry = country ? languagesOfCountry[country] : undefined;
  return offered.filter((language) => language === domain || (ofCountry?.includes(language) ?? true));
}

/** The table's own words: they work in every language and redirect to its canonical address (decisions §2.2). */
const tableWords = new Proxy({}, { get: (_, word) => word }) as WordsOfLanguage;

/** The same page in another language, by the table's words. */
export function pathInLanguage(
  page: PageName | null,
  parameters: PathParameters,
  language: Language,
  domain: Language,
): string {
  const prefix = language === domain ? '' : `/${language}`;
  return buildPath(page && isPageName(page) ? page : 'index', tableWords, prefix, parameters);
}

/** A language's name in itself. */
export function languageName(language: Language): string {
  const name = displayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
