import { dateTimeFormat } from './formatters';

/**
 * A date in the page's format. Days are UTC days, so that server and browser agree.
 *
 * @param instant ISO 8601
 * @param locale see `useDateLocale`
 */
export function formatDate(instant: string, locale: string): string {
  return dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
}
