import { useLoaderData, useSearchParams } from 'react-router';
import { bundlesAtDiscount } from '../../domain/credits/bundles-query';
import { discountIn } from '../../domain/credits/discount-address';
import { bundleIn } from '../../features/credits/debit/debit-address';
import { DirectDebitPage } from '../../features/credits/debit/direct-debit-page';
import { mandatesQuery } from '../../features/credits/credit-queries';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageRequest } from '../../shared/api/page-queries';
import type { PageHandle } from '../../shared/routing/page-handle';
import { companyQuery } from '../../shared/site/company-query';

const queries = ({ url }: PageRequest) => ({
  offer: bundlesAtDiscount(discountIn(url.searchParams)),
  mandates: mandatesQuery,
  company: companyQuery,
});

export const handle: PageHandle = { page: 'directdebit', i18n: ['credits', 'direct-debit'] };
export const loader = serverLoader(queries);
export const clientLoader = browserLoader(handle, queries);

export default function DirectDebit() {
  const [query] = useSearchParams();
  const wanted = { bundle: bundleIn(query), discount: discountIn(query) };
  return <DirectDebitPage wanted={wanted} {...useLoaderData<typeof loader>()} />;
}
