import { useEffect, useRef } from 'react';
import { Hourglass } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Payment } from '@kindling/contract/money/calls/payments';
import { formatMoney } from '@kindling/contract/text/numbers';
import { userQuery } from '../../../domain/account/use-user';
import { usePaths } from '../../../shared/routing/use-paths';
import { useSite } from '../../../shared/site/site-data';
import { Alert } from '../../../shared/ui/notices/alert';
import { CancelPayment } from './cancel-payment';
import { creditsQuery } from '../credit-queries';
import styles from './pending-payments.module.scss';

/** Payments that the provider has not confirmed yet, each with a link to its state. */
export function PendingPayments({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation('credits');
  const { language } = useSite();
  const path = usePaths();
  const client = useQueryClient();
  const before = useRef(payments.length);
  useEffect(() => {
    // One that is no longer pending may have added credits.
    if (payments.length < before.current)
      for (const queryKey of [userQuery.key, creditsQuery.key]) void client.invalidateQueries({ queryKey });
    before.current = payments.length;
  }, [client, payments.length]);
  if (payments.length === 0) return null;
  return (
    <Alert>
      <ul className={styles.payments}>
        {payments.map((payment) => {
          const { payment_id: id, credits, amount, transaction_costs: costs, currency } = payment;
          return (
            <li key={id}>
              <Hourglass aria-hidden="true" />
              <span>
                <strong>{t('payment.pending.title')}</strong> {t('summary.credits', { count: credits })} ·{' '}
                {formatMoney(amount + costs, currency, language)}
              </span>
              <Link to={path('transactions', { id })}>{t('payment.follow')}</Link>
              <CancelPayment payment={payment} />
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
