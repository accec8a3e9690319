import { useState, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { data, Outlet, useLocation, type LoaderFunctionArgs } from 'react-router';
import { createQueryClient, browserQueryClient } from './shared/api/query-client';
import { PrefetchPressed } from './shared/routing/prefetch-pressed';
import { useKeptFocus } from './shared/routing/use-kept-focus';
import { rememberSite } from './shared/site/browser-site';
import { Document } from './shared/site/document/document';
import { ErrorPage } from './shared/site/failures/error-page';
import { NotFound } from './shared/site/failures/not-found';
import { siteContext } from './shared/site/site-context';
import { useSite } from './shared/site/site-data';
import { siteDataOf } from './shared/site/site-data.server';
import { useWorker } from './domain/app/use-worker';
import { useUnconfirmedVisit } from './domain/account/mail-address/unconfirmed-visit';
import { useLiveUpdates } from './domain/live/use-live-updates';
import { usePushState, useRenewedPush } from './domain/push/use-push';
import { LoadingBar } from './shared/ui/notices/loading-bar';
import { Toasts } from './shared/ui/notices/toasts';
import './styles/site.scss';

export function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  return data(siteDataOf(site), { status: site.route ? 200 : site.unreadable ? 400 : 404 });
}

/** The data of the first render holds until the next full load; live state is TanStack Query's. */
export const shouldRevalidate = () => false;

const inBrowser = typeof document !== 'undefined';

export function Layout({ children }: { children: ReactNode }) {
  const [client] = useState(() => (inBrowser ? browserQueryClient() : createQueryClient()));
  return (
    <QueryClientProvider client={client}>
      <Document>{children}</Document>
    </QueryClientProvider>
  );
}

export default function Site() {
  const site = useSite();
  if (inBrowser) rememberSite(site);
  useLiveUpdates({ pushSubscribed: usePushState() === 'subscribed' });
  useUnconfirmedVisit();
  useWorker();
  useRenewedPush();
  useKeptFocus();
  // The address that the server rendered; later ones are the router's business.
  const rendered = useLocation().key === 'default';
  return (
    <>
      <PrefetchPressed />
      <LoadingBar />
      {rendered && site.page === null ? <NotFound /> : <Outlet />}
      <Toasts />
    </>
  );
}

export { ErrorPage as ErrorBoundary };
