import { languages, type Language } from '../../languages.js';

/** A brand's subject by number, and the prefix of its landing-page slugs (specification §2). */
export const nichePrefixes = {
  1: '',
  2: 'she-',
  3: 'bdsm-',
  4: 'bbw-',
  5: 'gilf-',
  6: 'milf-',
  7: 'gay-',
} as const;
export type Niche = keyof typeof nichePrefixes;

/** Names of the niches, used for their pictures and texts. */
export const nicheNames = {
  1: 'general',
  2: 'she',
  3: 'bdsm',
  4: 'bbw',
  5: 'gilf',
  6: 'milf',
  7: 'gay',
} as const satisfies Record<Niche, string>;
export type NicheName = (typeof nicheNames)[Niche];

/** @param niche the number in a brand's settings */
export function nicheName(niche: number): NicheName {
  return Object.hasOwn(nicheNames, niche) ? nicheNames[niche as Niche] : 'general';
}

/** English has its own code in slugs (specification §2). */
const codeOf = (language: Language): string => (language === 'en' ? 'eng' : language);

/** The slug of a niche's landing pages in a language: `she-nl`, `eng`. */
export function slugOf(niche: Niche, language: Language): string {
  return nichePrefixes[niche] + codeOf(language);
}

/** @returns the niche and language of the slug; undefined for anything else */
export function readSlug(slug: string): { niche: Niche; language: Language } | undefined {
  for (const niche of Object.keys(nichePrefixes).map(Number) as Niche[])
    for (const language of languages) if (slugOf(niche, language) === slug) return { niche, language };
  return undefined;
}
