import type { Page } from '@playwright/test';
import {
  pseudoLocale,
  textsCookie,
  type TextsOf,
} from '../../../packages/contract/src/text/pseudo-locale.ts';
import { originOf } from './origin.ts';

type Brand = 'vonk' | 'rubens' | 'harbour';
export const hostOf = (brand: Brand) => `${brand}.localhost`;

/** A brand in one of its languages, or in texts that it does not offer. */
export interface Place {
  brand: Brand;
  texts: TextsOf;
  /** Prefix of the language's pages. */
  prefix: string;
}

/**
 * The demo's brands in all their languages. The longest words of the narrowest bar are Harbour's in Spanish; those of the
 * pseudo-locale are longer than any translation's will be.
 */
export const places: readonly Place[] = [
  { brand: 'vonk', texts: 'nl', prefix: '' },
  { brand: 'rubens', texts: 'de', prefix: '' },
  { brand: 'harbour', texts: 'en', prefix: '' },
  { brand: 'harbour', texts: 'nl', prefix: '/nl' },
  { brand: 'harbour', texts: 'de', prefix: '/de' },
  { brand: 'harbour', texts: 'fr', prefix: '/fr' },
  { brand: 'harbour', texts: 'es', prefix: '/es' },
  { brand: 'vonk', texts: pseudoLocale, prefix: '' },
  { brand: 'rubens', texts: pseudoLocale, prefix: '' },
  { brand: 'harbour', texts: pseudoLocale, prefix: '' },
];

/** Has the page's browser ask for texts that its brand does not offer. */
export async function readIn(page: Page, texts: TextsOf, host: string): Promise<void> {
  if (texts === pseudoLocale)
    await page.context().addCookies([{ name: textsCookie, value: texts, url: originOf(host) }]);
}
