import { isLanguage, type Language } from '../languages.js';
import { brandHas, type LandingName } from '../brands/landings.js';
import { readSlug, slugOf } from '../brands/settings/niches.js';
import { isParameter } from './path-parameters.js';
import { pageNames, pages, type PageName } from '../pages.js';
import { pathWords, type PathWord, type WordsOfLanguage } from './path-words.js';

export type PathParameters = Readonly<Record<string, string | undefined>>;

/**
 * Builds the canonical path of a route. The browser passes only the words of its own language, so that the other ten
 * stay out of its bundle.
 *
 * @param prefix `''` for the brand's domain language, else `/<language>`
 */
export function buildPath(
  name: PageName,
  words: WordsOfLanguage,
  prefix: string,
  parameters: PathParameters = {},
): string {
  const { words: translated } = pages[name];
  const segments = segmentsOf(pages[name].path).flatMap((segment) => {
    if (!segment.startsWith(':')) return [words[segment as PathWord]];
    const key = segment.replace(/^:|\?$/g, '');
    const value = parameters[key];
    if (value === undefined) {
      if (segment.endsWith('?')) return [];
      throw new Error(`path ${name} needs the parameter ${key}`);
    }
    return [key === translated && isWord(value, words) ? words[value] : encodeURIComponent(value)];
  });
  return `${prefix}/${segments.join('/')}`.replace(/(.)\/$/, '$1');
}

export interface Languages {
  domain: Language;
  offered: readonly Language[];
  /** Slugs of the brand's own pages; absent for none. */
  own?: ReadonlySet<string>;
  /** The brand's niche: determines its landing pages and slugs. Absent: no slug matches. */
  niche?: number;
  /** Landing pages that the brand switched off. */
  landingsOff?: readonly LandingName[] | undefined;
}

export interface ResolvedPath {
  name: PageName;
  language: Language;
  /** Whether the address names its language; without one the visitor's choice may still redirect. */
  prefixed: boolean;
  parameters: Record<string, string>;
  canonical: string;
}

/**
 * Resolves a path in the language of its prefix (else the domain's), in that language's words or in the table's
 * (decisions §2.2). Where a slug names another language, the route has that language, and its canonical path leads
 * there.
 *
 * @returns undefined when no route has this path
 */
export function resolvePath(pathname: string, brand: Languages): ResolvedPath | undefined {
  const { domain, offered, own, niche, landingsOff } = brand;
  const segments = decodeSegments(pathname);
  if (!segments) return undefined;
  const first = segments[0];
  const prefixed = isLanguage(first) && offered.includes(first);
  const language = prefixed ? first : domain;
  const rest = prefixed ? segments.slice(1) : segments;
  for (const words of [pathWords[language], pathWords.en]) {
    for (const name of pageNames) {
      const parameters = match(name, rest, words);
      if (!parameters || (niche !== undefined && !brandHas(niche, name, landingsOff))) continue;
      if (name === 'token' && !own?.has(parameters['token'] ?? '')) continue;
      const spoken = parameters['slug'] === undefined ? language : languageOfSlug(parameters['slug'], brand);
      if (spoken === undefined) continue;
      const canonical = localizedPath(name, spoken, domain, parameters);
      return { name, language: spoken, prefixed, parameters, canonical };
    }
  }
  return undefined;
}

/**
 * A slug names the language, and belongs to this brand's niche (specification §2).
 * @returns undefined for another brand's
 */
function languageOfSlug(slug: string, { offered, niche }: Languages): Language | undefined {
  const read = readSlug(slug);
  return read && read.niche === niche && offered.includes(read.language) ? read.language : undefined;
}

/** The canonical path of a route in one of the brand's languages; a slug becomes that language's. */
export function localizedPath(
  name: PageName,
  language: Language,
  domain: Language,
  parameters: PathParameters = {},
): string {
  const slug = parameters['slug'] === undefined ? undefined : readSlug(parameters['slug']);
  const spoken = slug ? { ...parameters, slug: slugOf(slug.niche, language) } : parameters;
  return buildPath(name, pathWords[language], languagePrefix(language, domain), spoken);
}

/** The domain's language has no prefix, any other `/<language>` (decisions §2.2). */
export function languagePrefix(language: Language, domain: Language): string {
  return language === domain ? '' : `/${language}`;
}

/**
 * The pattern of a route's addresses in one language, parameters by name: `/de/mitglieder/:id`.
 *
 * @param prefix `''` for the brand's domain language, else `/<language>`
 */
export function pathPattern(name: PageName, words: WordsOfLanguage, prefix: string): string {
  const segments = segmentsOf(pages[name].path).map((segment) =>
    segment.startsWith(':') ? segment : words[segment as PathWord],
  );
  return `${prefix}/${segments.join('/')}`.replace(/(.)\/$/, '$1');
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function isWord(value: string, words: WordsOfLanguage): value is PathWord {
  return Object.hasOwn(words, value);
}

function decodeSegments(pathname: string): string[] | undefined {
  try {
    return segmentsOf(pathname).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function match(
  name: PageName,
  segments: readonly string[],
  words: WordsOfLanguage,
): Record<string, string> | undefined {
  const pattern = segmentsOf(pages[name].path);
  if (segments.length > pattern.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index];
    if (segment === undefined) {
      if (part.endsWith('?')) continue;
      return undefined;
    }
    if (part.startsWith(':')) parameters[part.replace(/^:|\?$/g, '')] = segment;
    else if (words[part as PathWord] !== segment) return undefined;
  }
  const { words: translated } = pages[name];
  if (translated) {
    const word = (Object.keys(words) as PathWord[]).find((key) => words[key] === parameters[translated]);
    if (word) parameters[translated] = word;
  }
  const exists = Object.entries(parameters).every(([key, value]) => isParameter(name, key, value));
  return exists ? parameters : undefined;
}
