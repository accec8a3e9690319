import { useTranslation } from 'react-i18next';
import type { Payment, Refund } from '@kindling/contract/money/calls/payments';
import { formatMoney } from '@kindling/contract/text/numbers';
import { useSite } from '../../../shared/site/site-data';
import { Moment } from '../../../shared/time/moment';
import styles from './payment-page.module.scss';

/** The refunds of a payment, made or on their way. */
export function PaymentRefunds({ payment, refunds }: { payment: Payment; refunds: readonly Refund[] }) {
  const { t } = useTranslation('credits');
  const { language } = useSite();
  if (refunds.length === 0) return null;
  return (
    <section className={styles.refunds} aria-labelledby="refunds">
      <h2 id="refunds">{t('refunds.title')}</h2>
      <dl className={styles.facts}>
        {refunds.map(({ refund_id: id, status, amount, requested_at: at }) => (
          <div key={id}>
            <dt>
              {t(`refunds.${status}`)}
              <small>
                <Moment at={at} style="date" />
              </small>
            </dt>
            <dd>{formatMoney(amount, payment.currency, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
