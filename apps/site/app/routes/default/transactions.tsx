import {
  redirect,
  useLoaderData,
  useParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { buildPath, localizedPath } from '@kindling/contract/paths';
import { PaymentPage } from '../../features/credits/payment-page';
import { creditsQuery, paymentQuery } from '../../features/credits/queries';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { requireId } from '../../shared/routing/require-id';
import { browserSite } from '../../shared/site/browser-site';
import { siteContext } from '../../shared/site/site-context';

const questions = (id: string) => ({ payment: paymentQuery(requireId(id)), statement: creditsQuery });

export const handle: PageHandle = { page: 'transactions', i18n: ['credits', 'profile'] };

/** Without an id there is no one payment to show: the statement of all of them is the credits page's. */
export function loader(args: LoaderFunctionArgs) {
  const { id } = args.params;
  if (id !== undefined) return loadOnServer(args, questions(id));
  const { language, settings } = args.context.get(siteContext);
  throw redirect(localizedPath('credits', language, settings.domain_language));
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  const { id } = args.params;
  if (id !== undefined) return loadInBrowser({ i18n: ['credits', 'profile'] }, questions(id), args);
  const { words, prefix } = browserSite();
  throw redirect(buildPath('credits', words, prefix));
}

export default function Transactions() {
  const { payment, statement } = useLoaderData<typeof loader>();
  const id = requireId(useParams().id);
  return <PaymentPage key={id} id={id} initial={payment} statement={statement} />;
}
