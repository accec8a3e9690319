import { useLoaderData } from 'react-router';
import { DateSharesPage } from '../../features/date-shares/date-shares-page';
import { dateSharesQuery } from '../../features/date-shares/date-shares-query';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

const queries = { shares: dateSharesQuery };

export const handle: PageHandle = { page: 'date-shares', i18n: ['date-shares'] };
export const loader = serverLoader(queries);
export const clientLoader = browserLoader(handle, queries);

export default function DateSharesRoute() {
  return <DateSharesPage initial={useLoaderData<typeof loader>().shares} />;
}
