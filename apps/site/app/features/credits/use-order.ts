import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PaymentMethod } from '@kindling/contract/payment-methods';
import type { BundleOffer } from '@kindling/contract/routes/payments';
import type { Discount } from '@kindling/contract/shapes/discount';
import { bundlesQuery } from '../../domain/credits/bundles-query';
import { browserApi } from '../../shared/api/browser-api';
import { isApiProblem } from '../../shared/api/page-queries';
import { priceOf } from './order-rules';

/**
 * Starts a payment at the price that is shown and leads to where it is paid. The same choice tried again is the same
 * payment: its client id is made once.
 */
export function useOrder(bundle: BundleOffer, method: PaymentMethod, offered: Discount | null) {
  const [ids] = useState(() => new Map<string, string>());
  const [leaving, setLeaving] = useState(false);
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const { amount, discount } = priceOf(bundle, method, offered);
      const order = {
        bundle: bundle.id,
        payment_method: method,
        discount,
        amount,
        currency: bundle.currency,
      };
      const key = JSON.stringify(order);
      const clientId = ids.get(key) ?? crypto.randomUUID();
      ids.set(key, clientId);
      return browserApi()('startPayment', { body: { client_id: clientId, ...order } });
    },
    onSuccess: ({ redirect_url: url }) => {
      setLeaving(true);
      window.location.assign(url);
    },
    onError: (refused) => {
      // A refused try is over: the next one is another payment.
      ids.clear();
      // What was shown holds no longer: the prices are asked anew.
      if (isApiProblem(refused)) void client.invalidateQueries({ queryKey: bundlesQuery.key });
    },
  });
  return { start: () => mutate(), isBusy: isPending || leaving, error };
}
