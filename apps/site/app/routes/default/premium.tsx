import { useLoaderData } from 'react-router';
import { PremiumPage } from '../../features/credits/orders/premium-page';
import { bundlesQuery } from '../../domain/credits/bundles-query';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'premium', i18n: ['credits'] };
export const loader = serverLoader({ offer: bundlesQuery });
export const clientLoader = browserLoader({ i18n: ['credits'] }, { offer: bundlesQuery });

export default function Premium() {
  return <PremiumPage {...useLoaderData<typeof loader>()} />;
}
