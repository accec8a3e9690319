import { isReplaceablePage } from './brand-page-rules.js';
import { languages } from '../languages.js';
import { pathWords } from '../paths/path-words.js';
import { slugPattern } from '../paths/patterns.js';

/** Addresses that are no pages, on the first level. */
const taken = [
  ...[
    'api',
    'admin-api',
    'assets',
    'photos',
    'export',
    'receipts',
    'tag-frame',
    'theme',
    'themes',
    'sandbox',
    'dev',
  ],
  ...['health', 'not-found', 'static', 'socket', 'live', 'landers', 'lang-config', 'directdebit'],
];

const reserved: ReadonlySet<string> = new Set([
  ...taken,
  ...languages,
  ...Object.values(pathWords).flatMap((words) => Object.values(words)),
  ...Object.keys(pathWords.en),
]);

/** Whether a brand may have a page of its own under a slug: no word that a page has in any language. */
export function isFreeSlug(slug: string): boolean {
  return slugPattern.test(slug) && !reserved.has(slug) && !slug.startsWith('pages-');
}

/** Whether a page of a brand can be stored under a slug: its own, or in place of one that every brand has. */
export function isBrandPageSlug(slug: string): boolean {
  return isReplaceablePage(slug) || isFreeSlug(slug);
}
