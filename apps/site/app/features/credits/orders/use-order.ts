import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PaymentMethod } from '@kindling/contract/money/payment-methods';
import type { BundleOffer } from '@kindling/contract/money/calls/payments';
import { bundlesQuery } from '../../../domain/credits/bundles-query';
import type { AnswerOf } from '../../../shared/api/api-query';
import { browserApi } from '../../../shared/api/browser-api';
import { isApiProblem } from '../../../shared/api/page-queries';
import { costsOf, priceOf } from './order-rules';
import { mandatesQuery } from '../credit-queries';

/** What a payment needs besides its method. */
interface Means {
  /** Id of the kept account or card. */
  mandate?: string | undefined;
  /** Id of the payer's bank. */
  bank?: string | undefined;
  /** Whether the card may be kept. */
  keep?: boolean | undefined;
}

/**
 * Starts a payment at the shown price and leads to the provider. A retry of the same choice is the same payment: its client id
 * is made once.
 *
 * @param onStarted called with the payment's id before its provider's page opens
 */
export function useOrder(
  bundle: BundleOffer,
  method: PaymentMethod,
  offer: Pick<AnswerOf<'getBundles'>, 'discount' | 'transaction_costs'>,
  onStarted?: (payment: string) => void,
) {
  const [ids] = useState(() => new Map<string, string>());
  const [leaving, setLeaving] = useState(false);
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (means: Means) => {
      const { amount, discount } = priceOf(bundle, method, offer.discount);
      const order = {
        bundle: bundle.id,
        payment_method: method,
        discount,
        amount,
        currency: bundle.currency,
        transaction_costs: costsOf(offer.transaction_costs, method),
        ...means,
      };
      const key = JSON.stringify(order);
      const clientId = ids.get(key) ?? crypto.randomUUID();
      ids.set(key, clientId);
      return browserApi()('startPayment', { body: { client_id: clientId, ...order } });
    },
    onSuccess: ({ payment, redirect_url: url }) => {
      onStarted?.(payment.payment_id);
      setLeaving(true);
      window.location.assign(url);
    },
    onError: (refused) => {
      // A refused attempt is over: the next one is another payment.
      ids.clear();
      // The shown facts no longer hold: prices and debit limits are refetched.
      if (isApiProblem(refused))
        for (const { key } of [bundlesQuery, mandatesQuery]) void client.invalidateQueries({ queryKey: key });
    },
  });
  return { start: (means: Means = {}) => mutate(means), isBusy: isPending || leaving, error };
}
