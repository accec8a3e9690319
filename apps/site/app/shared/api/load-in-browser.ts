import { buildPath } from '@kindling/contract/paths';
import { loadI18n } from '../i18n/instance';
import type { PageHandle } from '../routing/page-handle';
import { browserSite } from '../site/browser-site';
import { queryOptions } from './api-query';
import { answersOf, type PageAnswers, type PageQueries } from './page-queries';
import { browserQueryClient } from './query-client';

/**
 * A route's `clientLoader`, needed by every page, also by one without questions (`{}`): without it the router would ask
 * the server for data of its own. It loads the page's texts and answers its questions over HTTP, from the cache
 * where fresh.
 * @throws Response that leads to the login when the page needs one, else to the error page
 */
export async function loadInBrowser<Q extends PageQueries>(
  { i18n = [] }: PageHandle,
  queries: Q,
): Promise<PageAnswers<Q>> {
  const { words, prefix, language } = browserSite();
  const client = browserQueryClient();
  const [answers] = await Promise.all([
    answersOf(queries, (query) => client.fetchQuery(queryOptions(query)), buildPath('login', words, prefix)),
    loadI18n(language, i18n),
  ]);
  return answers;
}
