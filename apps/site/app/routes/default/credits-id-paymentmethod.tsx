import {
  data,
  useLoaderData,
  useParams,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { CreditsPage } from '../../features/credits/orders/credits-page';
import { orderQueries } from '../../features/credits/credit-queries';
import type { AnswerOf } from '../../shared/api/api-query';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { RefusedPage } from '../../shared/api/page-queries';
import { discountIn } from '../../domain/credits/discount-address';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'credits-id-paymentmethod', i18n: ['credits', 'profile'] };
export const loader = async (args: LoaderFunctionArgs) =>
  requireBundle(await loadOnServer(args, orderQueries(args)), args.params.id);
export const clientLoader = async (args: ClientLoaderFunctionArgs) =>
  requireBundle(await loadInBrowser(handle, orderQueries(args), args), args.params.id);

/** @throws Response for the 404 page if the brand sells no such bundle */
function requireBundle<A extends { offer: AnswerOf<'getBundles'> }>(answers: A, id: string | undefined): A {
  if (!answers.offer.bundles.some((bundle) => bundle.id === id))
    throw data<RefusedPage>({ code: 'not_found' }, { status: 404 });
  return answers;
}

export default function CreditsOrder() {
  const { id, paymentmethod } = useParams();
  const discount = discountIn(useSearchParams()[0]);
  const wanted = { bundle: id, method: paymentmethod, discount };
  return <CreditsPage key={id} wanted={wanted} {...useLoaderData<typeof loader>()} />;
}
