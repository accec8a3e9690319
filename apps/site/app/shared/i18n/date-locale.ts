import type { Country, Language } from '@kindling/contract/languages';
import { useSite } from '../site/site-data';

/**
 * How dates are written. English alone says nothing: it is `22 November` to a brand at home in Britain and `November 22`
 * to one in the United States; the other languages have one way each.
 *
 * @param countries those the brand serves, its home first
 */
export function dateLocale(language: Language, countries: readonly Country[]): string {
  const [home] = countries;
  return language === 'en' && home !== undefined ? `en-${home}` : language;
}

/** How this page writes dates, the same on the server and in every browser. */
export function useDateLocale(): string {
  const { language, settings } = useSite();
  return dateLocale(language, settings.countries);
}
