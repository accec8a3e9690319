import type { Currency, Language } from '@kindling/contract/languages';

/** Dates and money as the page's language writes them. Days are UTC days, so that server and browser write the same. */

/** @param instant ISO 8601 @param locale see `useDateLocale` */
export function formatDate(instant: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
}

/** @param cents minor units */
export function formatMoney(cents: number, currency: Currency, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100);
}

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(language).format(value);
}
