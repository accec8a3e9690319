import type { Currency, Language } from '@kindling/contract/languages';
import { dateTimeFormat, numberFormat } from './formatters';

/** Dates and money as the page's language writes them. Days are UTC days, so that server and browser write the same. */

/** @param instant ISO 8601 @param locale see `useDateLocale` */
export function formatDate(instant: string, locale: string): string {
  return dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
}

/** @param cents minor units */
export function formatMoney(cents: number, currency: Currency, language: Language): string {
  return numberFormat(language, { style: 'currency', currency }).format(cents / 100);
}

export function formatNumber(value: number, language: Language): string {
  return numberFormat(language).format(value);
}

/** @param percent whole */
export function formatShare(percent: number, language: Language): string {
  return numberFormat(language, { style: 'percent' }).format(percent / 100);
}
