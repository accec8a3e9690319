import { redirect, redirectDocument, type ClientLoaderFunctionArgs } from 'react-router';
import { buildPath } from '@kindling/contract/paths/paths';
import { isMemberHere } from '../session/forget-member';
import { loginAddress } from '../session/login-address';
import { loadI18n } from '../i18n/instance';
import type { PageHandle } from '../routing/page-handle';
import { browserSite } from '../site/browser-site';
import { queryOptions } from './api-query';
import { loadingApi } from './browser-api';
import {
  answersOf,
  queriesFor,
  type PageAnswers,
  type PageQueries,
  type PageQuestions,
} from './page-queries';
import { browserQueryClient } from './query-client';

/**
 * A route's `clientLoader` that answers the page's questions and does nothing else; see `loadInBrowser`. Every page needs one,
 * also a page without questions (`{}`): else the router would ask the server for data of its own.
 * @param handle the page's, or its namespaces again: a loader that shares no constant with the component is a chunk of its
 *   own, so that the answers are fetched in parallel with the component
 */
export function browserLoader<Q extends PageQueries>(handle: PageHandle, questions: PageQuestions<Q>) {
  return (args: ClientLoaderFunctionArgs) =>
    loadInBrowser(handle, queriesFor(questions, { ...args, site: browserSite() }), args);
}

/**
 * Loads a page's texts and answers its questions over HTTP, from the cache where fresh.
 *
 * @param page the loader's arguments, for a page that may need a login, which then leads back to it
 * @throws Response that redirects to the login if the page needs one, else to the error page
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
    // After the end of a session the reader is a visitor: nothing of the member stays in memory.
    return isMemberHere() ? redirectDocument(address) : redirect(address);
  };
  const [answers] = await Promise.all([
    answersOf(queries, (query) => client.fetchQuery(queryOptions(query, loadingApi)), toLogin),
    loadI18n(texts, i18n),
  ]);
  return answers;
}
