import { useMatches } from 'react-router';
import { buildPath, type PathParameters } from '@kindling/contract/paths/paths';
import { pages, type PageName } from '@kindling/contract/pages';
import type { PathWord, WordsOfLanguage } from '@kindling/contract/paths/path-words';
import { useSite } from '../site/site-data';
import { handlesOf } from './page-handle';

export type PathTo = (name: PageName, parameters?: PathParameters) => string;

/** Builds addresses in the language of the page: `path('members-id', { id })`. */
export function usePaths(): PathTo {
  const { words, prefix } = useSite();
  return (name, parameters) => buildPath(name, words, prefix, parameters);
}

/** The route now shown, null on an error page. */
export function useCurrentPage(): PageName | null {
  return handlesOf(useMatches()).find(({ page }) => page)?.page ?? null;
}

/**
 * Turns a translated parameter back into the table's word: on `/likes/ontvangen` the `type` is `received`. Other parameters are
 * unchanged.
 */
export function tableParameters(
  name: PageName,
  parameters: PathParameters,
  words: WordsOfLanguage,
): PathParameters {
  const key = pages[name].words;
  const value = key && parameters[key];
  if (!key || value === undefined) return parameters;
  const word = (Object.keys(words) as PathWord[]).find((candidate) => words[candidate] === value);
  return { ...parameters, [key]: word ?? value };
}

/** Parameters that identify a page; a slug is only another address of the same page. */
export function pageParameters({ slug: _, ...parameters }: PathParameters): PathParameters {
  return parameters;
}
