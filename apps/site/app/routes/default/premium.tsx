import { useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { PremiumPage } from '../../features/credits/premium-page';
import { bundlesQuery } from '../../domain/credits/bundles-query';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'premium', i18n: ['credits'] };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, { offer: bundlesQuery });
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser({ i18n: ['credits'] }, { offer: bundlesQuery }, args);

export default function Premium() {
  return <PremiumPage {...useLoaderData<typeof loader>()} />;
}
