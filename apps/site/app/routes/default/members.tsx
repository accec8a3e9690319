import { useLoaderData } from 'react-router';
import { searchOf } from '../../features/search/search-queries';
import { SearchPage } from '../../features/search/search-page';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'members', i18n: ['members'] };
export const loader = serverLoader(({ url }) => ({ first: searchOf(url.searchParams) }));
export const clientLoader = browserLoader({ i18n: ['members'] }, ({ url }) => ({
  first: searchOf(url.searchParams),
}));

export default function Members() {
  return <SearchPage first={useLoaderData<typeof loader>().first} />;
}
