import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoney } from '@kindling/contract/text/numbers';
import { isUnderWay } from '../../../domain/credits/payment-query';
import { PageHead } from '../../../domain/account/page-head';
import { useApiQuery, type AnswerOf } from '../../../shared/api/api-query';
import { paymentPollMs, polled } from '../../../shared/api/polling';
import { usePaths } from '../../../shared/routing/use-paths';
import { useSite } from '../../../shared/site/site-data';
import { Moment } from '../../../shared/time/moment';
import { ButtonLink } from '../../../shared/ui/button';
import { OfflineNotice } from '../../../shared/ui/notices/offline-notice';
import { KeptMeans } from './kept-means';
import { statusIcons } from './payment-status';
import { paymentsQuery } from '../credit-queries';
import styles from './transactions-page.module.scss';

/** Every payment of the member with its state (specification §4); polls while one is being processed. */
export function TransactionsPage({
  initial,
  mandates,
}: {
  initial: AnswerOf<'listPayments'>;
  mandates: AnswerOf<'getMandates'>;
}) {
  const { t } = useTranslation('credits');
  const { language } = useSite();
  const path = usePaths();
  const polling = polled<AnswerOf<'listPayments'>>(paymentPollMs, ({ payments }) =>
    payments.some(({ status }) => status === 'pending'),
  );
  const { payments } = useApiQuery(paymentsQuery, initial, polling).data;
  return (
    <div className={styles.page}>
      <PageHead title={t('transactions.title')} />
      <h1>{t('transactions.title')}</h1>
      <OfflineNotice />
      {payments.length === 0 ? (
        <>
          <p>{t('transactions.empty')}</p>
          <ButtonLink to={path('credits')}>{t('premium.buy')}</ButtonLink>
        </>
      ) : (
        <ul className={styles.payments}>
          {payments.map((payment) => {
            const { payment_id: id, status, credits, amount, transaction_costs: costs } = payment;
            const Icon = statusIcons[status];
            return (
              <li key={id}>
                <Link to={path('transactions', { id })} className={styles.payment}>
                  <Icon aria-hidden="true" className={isUnderWay(status) ? styles.open : styles[status]} />
                  <span className={styles.what}>
                    <strong>{t('summary.credits', { count: credits })}</strong>
                    <small>
                      {t(`transactions.status.${status}`)} · <Moment at={payment.created_at} style="date" />
                    </small>
                  </span>
                  <span className={styles.amount}>
                    {formatMoney(amount + costs, payment.currency, language)}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      <KeptMeans initial={mandates} />
    </div>
  );
}
