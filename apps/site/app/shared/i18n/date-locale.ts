import type { Country, Language } from '@kindling/contract/languages';
import { useSite } from '../site/site-data';

/**
 * The locale for dates. English alone is ambiguous: `22 November` for a brand at home in Britain, `November 22` for one in the
 * United States; the other languages have one format each.
 *
 * @param countries those the brand serves, its home first
 */
export function dateLocale(language: Language, countries: readonly Country[]): string {
  const [home] = countries;
  return language === 'en' && home !== undefined ? `en-${home}` : language;
}

/** The page's locale for dates, the same on the server and in every browser. */
export function useDateLocale(): string {
  const { language, settings } = useSite();
  return dateLocale(language, settings.countries);
}
