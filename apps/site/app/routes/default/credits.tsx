import {
  useLoaderData,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { CreditsPage } from '../../features/credits/credits-page';
import { orderQuestions } from '../../features/credits/queries';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import { discountIn } from '../../domain/credits/discount-address';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'credits', i18n: ['credits', 'profile'] };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, orderQuestions(args));
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser({ i18n: ['credits', 'profile'] }, orderQuestions(args), args);

export default function Credits() {
  const discount = discountIn(useSearchParams()[0]);
  return <CreditsPage wanted={{ discount }} {...useLoaderData<typeof loader>()} />;
}
