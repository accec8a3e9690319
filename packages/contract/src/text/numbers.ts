import type { Currency } from '../languages.js';

/** Numbers and money in a language's format: the same on the site, in mails, on receipts and on the console. */

/**
 * Creating a formatter costs far more than using it; the number of entries is bounded by the languages, currencies and
 * uses below.
 */
const made = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = made.get(key);
  if (!format) made.set(key, (format = new Intl.NumberFormat(locale, options)));
  return format;
}

/**
 * `€ 9,99`, and `−€ 9,99` for a negative amount. The minus comes first: Dutch would put it between the currency sign
 * and the figure (`€ -9,99`), where it reads as a dash.
 *
 * @param cents minor units
 * @param locale BCP 47
 * @param mostDigits decimals, where the difference between two prices is smaller than a cent
 */
export function formatMoney(cents: number, currency: Currency, locale: string, mostDigits?: number): string {
  const digits =
    mostDigits === undefined ? {} : { minimumFractionDigits: 2, maximumFractionDigits: mostDigits };
  const amount = numberFormat(locale, { style: 'currency', currency, ...digits }).format(
    Math.abs(cents) / 100,
  );
  return signed(cents, amount);
}

/** `1.234`, where the language groups a number of that length. */
export function formatNumber(value: number, locale: string): string {
  return signed(value, numberFormat(locale).format(Math.abs(value)));
}

/** @param percent whole */
export function formatShare(percent: number, locale: string): string {
  return signed(percent, numberFormat(locale, { style: 'percent' }).format(Math.abs(percent) / 100));
}

/** Module of i18next that formats numbers in texts in the text's language; needs `alwaysFormat`. */
export const numbersInTexts = {
  type: 'formatter' as const,
  init: nothing,
  add: nothing,
  addCached: nothing,
  /** @returns anything but a number unchanged */
  format: <Value>(value: Value, _format?: string, locale?: string): Value | string =>
    typeof value === 'number' && locale !== undefined ? formatNumber(value, locale) : value,
};

function nothing(): void {
  // Required by i18next.
}

function signed(value: number, text: string): string {
  return value < 0 ? `\u2212${text}` : text;
}
