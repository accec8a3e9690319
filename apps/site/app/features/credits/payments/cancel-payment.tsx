import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Payment } from '@kindling/contract/money/calls/payments';
import { paymentQuery } from '../../../domain/credits/payment-query';
import { bundlesQuery } from '../../../domain/credits/bundles-query';
import { userQuery } from '../../../domain/account/use-user';
import { browserApi } from '../../../shared/api/browser-api';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { useAlive } from '../../../shared/site/use-alive';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button } from '../../../shared/ui/button';
import { showToast } from '../../../shared/ui/notices/toasts';
import { paymentsQuery } from '../credit-queries';
import styles from './pending-payments.module.scss';

/** Says which discount an open payment reserves, and frees it by cancelling the payment; empty for one that reserves none. */
export function CancelPayment({ payment }: { payment: Payment }) {
  const { t } = useTranslation('credits');
  const client = useQueryClient();
  const problems = useProblemText();
  const alive = useAlive();
  const { payment_id: id, held_discount: code } = payment;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => browserApi()('cancelPayment', { params: { id } }),
    onSuccess: () => showToast(t('payment.cancelled.title'), 'success'),
    // Also after a refusal: it may have been paid meanwhile.
    onSettled: () =>
      Promise.all(
        [bundlesQuery.key, paymentQuery(id).key, paymentsQuery.key, userQuery.key].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  if (code === null) return null;
  return (
    <div className={styles.held}>
      <p>{t('payment.holds', { code })}</p>
      {error && (
        <Alert kind="danger" focused>
          {problems.ofError(error)}
        </Alert>
      )}
      <Button look="secondary" size="small" disabled={!alive} busy={isPending} onClick={() => mutate()}>
        {t('payment.cancel')}
      </Button>
    </div>
  );
}
