import {
  useLoaderData,
  useParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { paymentQuery } from '../../domain/credits/payment-query';
import { PaymentPage } from '../../features/credits/payments/payment-page';
import { creditsQuery, mandatesQuery, paymentsQuery } from '../../features/credits/credit-queries';
import { TransactionsPage } from '../../features/credits/payments/transactions-page';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { requireId } from '../../shared/routing/require-id';

const ofOne = (id: string) => ({ payment: paymentQuery(requireId(id)), statement: creditsQuery });
const ofAll = { payments: paymentsQuery, mandates: mandatesQuery };

export const handle: PageHandle = { page: 'transactions', i18n: ['credits', 'profile'] };

/** One payment, or without an id all of them. */
export async function loader(args: LoaderFunctionArgs) {
  const { id } = args.params;
  return id === undefined
    ? { kind: 'all' as const, ...(await loadOnServer(args, ofAll)) }
    : { kind: 'one' as const, ...(await loadOnServer(args, ofOne(id))) };
}

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const { id } = args.params;
  return id === undefined
    ? { kind: 'all' as const, ...(await loadInBrowser(handle, ofAll, args)) }
    : { kind: 'one' as const, ...(await loadInBrowser(handle, ofOne(id), args)) };
}

export default function Transactions() {
  const loaded = useLoaderData<typeof loader>();
  const { id } = useParams();
  if (loaded.kind === 'all' || id === undefined)
    return 'payments' in loaded ? (
      <TransactionsPage initial={loaded.payments} mandates={loaded.mandates} />
    ) : null;
  return <PaymentPage key={id} id={requireId(id)} initial={loaded.payment} statement={loaded.statement} />;
}
