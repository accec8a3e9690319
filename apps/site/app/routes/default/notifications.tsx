import { useLoaderData } from 'react-router';
import { NotificationsPage } from '../../features/notifications/notifications-page';
import { consentsQuery } from '../../domain/account/consents-query';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'notifications', i18n: ['notifications'] };
const queries = { consents: consentsQuery };
export const loader = serverLoader(queries);
export const clientLoader = browserLoader(handle, queries);

export default function Notifications() {
  return <NotificationsPage consents={useLoaderData<typeof loader>().consents} />;
}
