import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { searchOf } from '../../features/search/queries';
import { SearchPage } from '../../features/search/search-page';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'members', i18n: ['members'] };
export const loader = (args: LoaderFunctionArgs) =>
  loadOnServer(args, { first: searchOf(args.url.searchParams) });
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser({ i18n: ['members'] }, { first: searchOf(args.url.searchParams) }, args);

export default function Members() {
  return <SearchPage first={useLoaderData<typeof loader>().first} />;
}
