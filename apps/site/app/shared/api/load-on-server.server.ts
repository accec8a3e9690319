import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { localizedPath } from '@kindling/contract/paths/paths';
import { loginAddress } from '../session/login-address';
import { siteContext } from '../site/site-context';
import {
  answersOf,
  queriesFor,
  type PageAnswers,
  type PageQueries,
  type PageQuestions,
  type RefusedPage,
} from './page-queries';

/** A route's `loader` that answers the page's questions and does nothing else; see `loadOnServer`. */
export function serverLoader<Q extends PageQueries>(questions: PageQuestions<Q>) {
  return (args: LoaderFunctionArgs) =>
    loadOnServer(args, queriesFor(questions, { ...args, site: args.context.get(siteContext) }));
}

/**
 * Answers a page's questions in the server's process, all at once.
 *
 * @throws Response that redirects to the login if the page needs one, which then leads back to it; else to the error page
 */
export async function loadOnServer<Q extends PageQueries>(
  { context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>,
  queries: Q,
): Promise<PageAnswers<Q>> {
  const site = context.get(siteContext);
  if (!site.route) throw data<RefusedPage>({ code: 'not_found' }, { status: 404 });
  const loginPath = localizedPath('login', site.language, site.settings.domain_language);
  const toLogin = () => redirect(loginAddress(loginPath, url));
  return answersOf(queries, (query) => site.call(query.name, query.input), toLogin);
}
