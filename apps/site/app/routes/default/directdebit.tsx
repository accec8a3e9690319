import {
  useLoaderData,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { bundlesAtDiscount } from '../../domain/credits/bundles-query';
import { discountIn } from '../../domain/credits/discount-address';
import { bundleIn } from '../../features/credits/debit-address';
import { DirectDebitPage } from '../../features/credits/direct-debit-page';
import { mandatesQuery } from '../../features/credits/queries';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { companyQuery } from '../../shared/site/company-query';

const questions = ({ url }: { url: URL }) => ({
  offer: bundlesAtDiscount(discountIn(url.searchParams)),
  mandates: mandatesQuery,
  company: companyQuery,
});

export const handle: PageHandle = { page: 'directdebit', i18n: ['credits', 'direct-debit'] };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, questions(args));
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser({ i18n: ['credits', 'direct-debit'] }, questions(args), args);

export default function DirectDebit() {
  const [query] = useSearchParams();
  const wanted = { bundle: bundleIn(query), discount: discountIn(query) };
  return <DirectDebitPage wanted={wanted} {...useLoaderData<typeof loader>()} />;
}
