import { redirect, redirectDocument } from 'react-router';
import { buildPath } from '@kindling/contract/paths/paths';
import { isMemberHere } from '../session/leave';
import { loginAddress } from '../session/login-address';
import { loadI18n } from '../i18n/instance';
import type { PageHandle } from '../routing/page-handle';
import { browserSite } from '../site/browser-site';
import { queryOptions } from './api-query';
import { loadingApi } from './browser-api';
import { answersOf, type PageAnswers, type PageQueries } from './page-queries';
import { browserQueryClient } from './query-client';

/**
 * A route's `clientLoader`, needed by every page, also by one without questions (`{}`): without it the router would ask
 * the server for data of its own. It loads the page's texts and answers its questions over HTTP, from the cache
 * where fresh.
 * @param page the loader's arguments, for a page that a login may be needed for: it leads back to it
 * @throws Response that leads to the login when the page needs one, else to the error page
 */
export async function loadInBrowser<Q extends PageQueries>(
  { i18n = [] }: PageHandle,
  queries: Q,
  page?: { url: URL },
): Promise<PageAnswers<Q>> {
  const { words, prefix, texts } = browserSite();
  const client = browserQueryClient();
  const toLogin = () => {
    const login = buildPath('login', words, prefix);
    const address = page ? loginAddress(login, page.url) : login;
    // Whose session has ended is a visitor from here on: nothing of the member stays in memory.
    return isMemberHere() ? redirectDocument(address) : redirect(address);
  };
  const [answers] = await Promise.all([
    answersOf(queries, (query) => client.fetchQuery(queryOptions(query, loadingApi)), toLogin),
    loadI18n(texts, i18n),
  ]);
  return answers;
}
