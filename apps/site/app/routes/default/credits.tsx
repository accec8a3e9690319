import { useLoaderData, useSearchParams } from 'react-router';
import { CreditsPage } from '../../features/credits/orders/credits-page';
import { orderQueries } from '../../features/credits/credit-queries';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import { discountIn } from '../../domain/credits/discount-address';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'credits', i18n: ['credits', 'profile'] };
export const loader = serverLoader(orderQueries);
export const clientLoader = browserLoader({ i18n: ['credits', 'profile'] }, orderQueries);

export default function Credits() {
  const discount = discountIn(useSearchParams()[0]);
  return <CreditsPage wanted={{ discount }} {...useLoaderData<typeof loader>()} />;
}
