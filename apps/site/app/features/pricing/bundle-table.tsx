import { useTranslation } from 'react-i18next';
import type { BundleOffer } from '@kindling/contract/routes/payments';
import { Price } from '../../shared/ui/price';
import styles from './bundle-table.module.scss';

/** Bundles with their price in money beside the credits (trust 4), and what one message comes to. */
export function BundleTable({ bundles }: { bundles: readonly BundleOffer[] }) {
  const { t } = useTranslation('pricing');
  return (
    <ul className={styles.bundles}>
      {bundles.map(({ id, credits, amount, currency, messages, message_price }) => (
        <li key={id} className={styles.bundle}>
          <h2 className={styles.credits}>{t('credits', { count: credits })}</h2>
          <p className={styles.price}>
            <Price cents={amount} currency={currency} />
          </p>
          <p className={styles.messages}>
            {t('messages', { count: messages })}
            <br />
            <Price cents={message_price} currency={currency} /> {t('per_message')}
          </p>
        </li>
      ))}
    </ul>
  );
}
