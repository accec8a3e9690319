import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { localizedPath } from '@kindling/contract/paths/paths';
import { loginAddress } from '../session/login-address';
import { siteContext } from '../site/site-context';
import { answersOf, type PageAnswers, type PageQueries, type RefusedPage } from './page-queries';

/**
 * A route's `loader`: answers a page's questions in the server's process, all at once.
 * @throws Response that leads to the login when the page needs one, which leads back to it, else to the error page
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
