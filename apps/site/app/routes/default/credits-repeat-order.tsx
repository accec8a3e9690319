import {
  useLoaderData,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { bundlesAtDiscount } from '../../domain/credits/bundles-query';
import { discountIn } from '../../domain/credits/discount-address';
import { creditsQuery } from '../../features/credits/queries';
import { RepeatOrderPage } from '../../features/credits/repeat-order-page';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

const questions = ({ url }: { url: URL }) => ({
  offer: bundlesAtDiscount(discountIn(url.searchParams)),
  // Asked for nothing but to lead visitors to the login: bundles are told to everybody.
  statement: creditsQuery,
});

export const handle: PageHandle = { page: 'credits-repeat-order', i18n: ['credits'] };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, questions(args));
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser({ i18n: ['credits'] }, questions(args), args);

export default function CreditsRepeatOrder() {
  const asked = discountIn(useSearchParams()[0]);
  return <RepeatOrderPage asked={asked} offer={useLoaderData<typeof loader>().offer} />;
}
