import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { HandlePage } from '@kindling/contract/site-request';
import { siteContext } from '../app/shared/site/site-context';

const handler = createRequestHandler(() => import('virtual:react-router/server-build'), import.meta.env.MODE);

/** Renders one page: a Request in, a Response out, and no framework of the server between. */
export const handle: HandlePage = (request, site) => {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  return handler(request, context);
};
