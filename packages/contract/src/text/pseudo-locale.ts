import { isLanguage, type Language } from '../languages.js';

/**
 * A language that nobody speaks: English with accents, brackets and longer words, so that tests of layouts see what
 * translations will do. It has no texts of its own and is offered nowhere.
 */
export const pseudoLocale = 'en-XA';

/** Whose texts a page shows: its language's, in tests of layouts those of any other one or of the pseudo-locale. */
export type TextsOf = Language | typeof pseudoLocale;

/** Name of the cookie by which a test's browser asks for other texts; a server in production knows nothing of it. */
export const textsCookie = 'kindling_texts';

/** Whose texts a cookie asks for; undefined for none, and for nonsense. */
export function askedTexts(cookie: string | undefined): TextsOf | undefined {
  return cookie === pseudoLocale || isLanguage(cookie) ? cookie : undefined;
}
