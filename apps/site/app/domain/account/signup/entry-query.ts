import { entryParameter } from '@kindling/contract/brands/entry-pages';
import { pages, type PageName } from '@kindling/contract/pages';

/**
 * What a landing page adds to the signup's address: the signup is another document, which otherwise knows nothing of the
 * landing.
 */
export function entryQuery(page: PageName | null): string {
  return page !== null && pages[page].layout === 'lander' ? `?${entryParameter}=${page}` : '';
}
