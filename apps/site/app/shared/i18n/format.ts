import type { Currency, Language } from '@kindling/contract/languages';

/** Dates and money as the page's language writes them. Days are UTC days, so that server and browser write the same. */

/** @param instant ISO 8601 */
export function formatDate(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
}

/** Time of day, or the day for what is not of today, in the reader's own time zone: only for what the browser draws. */
export function formatMoment(instant: string, language: Language, now: Date): string {
  const date = new Date(instant);
  const today = date.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(
    language,
    today ? { timeStyle: 'short' } : { day: 'numeric', month: 'short' },
  ).format(date);
}

/** @param cents minor units */
export function formatMoney(cents: number, currency: Currency, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100);
}

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(language).format(value);
}
