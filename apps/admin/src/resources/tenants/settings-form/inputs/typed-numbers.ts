import { consoleLocale } from '../../../../shared/words/texts';

/** A number that is being typed: the text itself as long as it is none, undefined for nothing. */
export type Typed = number | string | undefined;

/**
 * @param text an amount as people write it, with a point or a comma before at most two decimals
 * @returns integer cents; undefined for nothing, the text itself for what is no amount: the schema refuses it
 */
export function centsOf(text: string): Typed {
  const amount = text.trim().replace(',', '.');
  if (amount === '') return undefined;
  return /^\d{1,7}(\.\d{0,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : text;
}

/** `9.99`, or `9,99` where people write it so: what `centsOf` reads again. */
export function writtenCents(cents: number): string {
  const options = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false };
  return (cents / 100).toLocaleString(consoleLocale(), options);
}

/** @returns the number, undefined for nothing, the text itself for what is no whole number: the schema refuses it */
export function wholeNumber(text: string): Typed {
  if (text.trim() === '') return undefined;
  return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : text;
}
