import type { ResourceKey } from 'i18next';

/** All but `serverTexts`: a glob has to be written out. In the browser's build text-files.ts replaces this list. */
const files = import.meta.glob<ResourceKey>(
  [
    '../../../../../locales/*/*.json',
    '!../../../../../locales/*/{mails,paths,plain-pages,receipts,regions,sandbox,support}.json',
  ],
  { import: 'default' },
);

/**
 * Loads the texts of one language and namespace; each is a chunk of its own.
 *
 * @throws Error if there is no such file
 */
export async function loadTexts(language: string, namespace: string): Promise<ResourceKey> {
  const load = files[`../../../../../locales/${language}/${namespace}.json`];
  if (!load) throw new Error(`no texts for ${language}/${namespace}`);
  return load();
}
