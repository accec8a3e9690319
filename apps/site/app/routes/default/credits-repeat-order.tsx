import { useLoaderData, useSearchParams } from 'react-router';
import { bundlesAtDiscount } from '../../domain/credits/bundles-query';
import { discountIn } from '../../domain/credits/discount-address';
import { creditsQuery } from '../../features/credits/credit-queries';
import { RepeatOrderPage } from '../../features/credits/orders/repeat-order-page';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageRequest } from '../../shared/api/page-queries';
import type { PageHandle } from '../../shared/routing/page-handle';

const queries = ({ url }: PageRequest) => ({
  offer: bundlesAtDiscount(discountIn(url.searchParams)),
  // Asked only so that visitors are led to the login: bundles are public.
  statement: creditsQuery,
});

export const handle: PageHandle = { page: 'credits-repeat-order', i18n: ['credits'] };
export const loader = serverLoader(queries);
export const clientLoader = browserLoader(handle, queries);

export default function CreditsRepeatOrder() {
  const asked = discountIn(useSearchParams()[0]);
  return <RepeatOrderPage asked={asked} offer={useLoaderData<typeof loader>().offer} />;
}
