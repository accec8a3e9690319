import { useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { NotificationsPage } from '../../features/notifications/notifications-page';
import { consentsQuery } from '../../domain/account/consents-query';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'notifications', i18n: ['notifications'] };
const queries = { consents: consentsQuery };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, queries);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(handle, queries, args);

export default function Notifications() {
  return <NotificationsPage consents={useLoaderData<typeof loader>().consents} />;
}
