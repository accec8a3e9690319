import { dateTimeFormat } from './formatters';

/**
 * A date as the page's language writes it. Days are UTC days, so that server and browser write the same.
 *
 * @param instant ISO 8601 @param locale see `useDateLocale`
 */
export function formatDate(instant: string, locale: string): string {
  return dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
}
