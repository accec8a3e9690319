import { useTranslation } from 'react-i18next';
import type { BundleOffer } from '@kindling/contract/money/calls/payments';
import { cheapestPerMessage } from '../../domain/credits/best-value';
import { BundlePrice } from '../../domain/credits/bundle-price';
import { Price } from '../../shared/ui/price';
import styles from './bundle-table.module.scss';

/** Bundles with their price in money next to the credits (trust 4), and the price of one message. */
export function BundleTable({ bundles }: { bundles: readonly BundleOffer[] }) {
  const { t } = useTranslation('pricing');
  const cheapest = cheapestPerMessage(bundles);
  return (
    <ul className={styles.bundles}>
      {bundles.map((bundle) => (
        <li key={bundle.id} className={styles.bundle}>
          <h2 className={styles.credits}>{t('credits', { count: bundle.credits })}</h2>
          <p className={styles.paid}>
            <BundlePrice bundle={bundle} className={styles.price} noteClassName={styles.messages} />
          </p>
          {bundle.messages > 0 && (
            <p className={styles.messages}>
              {t('messages', { count: bundle.messages })}
              <br />
              <Price cents={bundle.message_price} currency={bundle.currency} /> {t('per_message')}
            </p>
          )}
          {bundle === cheapest && <p className={styles.cheapest}>{t('cheapest')}</p>}
        </li>
      ))}
    </ul>
  );
}
