import { isLanguage, type Language } from '../languages.js';

/**
 * An artificial language: English with accents, brackets and longer words, so that layout tests see the effect of
 * translations. It has no texts of its own and is never offered.
 */
export const pseudoLocale = 'en-XA';

/** The language of a page's texts: the page's own, or in layout tests any other one or the pseudo-locale. */
export type TextsOf = Language | typeof pseudoLocale;

/** Name of the cookie by which a test's browser asks for other texts; ignored in production. */
export const textsCookie = 'kindling_texts';

/** The language of texts that a cookie asks for; undefined for none, and for an invalid value. */
export function askedTexts(cookie: string | undefined): TextsOf | undefined {
  return cookie === pseudoLocale || isLanguage(cookie) ? cookie : undefined;
}
