import { isReplaceablePage } from './brand-page-rules.js';
import { languages } from '../languages.js';
import { pathWords } from '../paths/path-words.js';
import { slugPattern } from '../paths/patterns.js';

/** First-level addresses that are not pages. */
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

/** Whether a slug is free for a brand's own page: not a word of any page's path in any language. */
export function isFreeSlug(slug: string): boolean {
  return slugPattern.test(slug) && !reserved.has(slug) && !slug.startsWith('pages-');
}

/** Whether a page of a brand can be stored under a slug: its own, or one that replaces a page of every brand. */
export function isBrandPageSlug(slug: string): boolean {
  return isReplaceablePage(slug) || isFreeSlug(slug);
}
