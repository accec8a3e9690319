import { useTranslation } from 'react-i18next';
import type { BundleOffer } from '@kindling/contract/money/calls/payments';
import { formatMoney, formatNumber } from '@kindling/contract/text/numbers';
import { cheapestPerMessage } from '../../../domain/credits/best-value';
import { BundlePrice } from '../../../domain/credits/bundle-price';
import { useSite } from '../../../shared/site/site-data';
import { savingPercent } from './order-rules';
import styles from './bundle-choice.module.scss';

/** A bundle to choose: credits, price, and its price of a message. */
export function BundleChoice({
  bundle,
  all,
  checked,
  onChoose,
}: {
  bundle: BundleOffer;
  all: readonly BundleOffer[];
  checked: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation('credits');
  const { language } = useSite();
  const saving = savingPercent(bundle, all);
  return (
    <label className={styles.bundle}>
      <input type="radio" name="bundle" value={bundle.id} checked={checked} onChange={onChoose} />
      <span className={styles.face}>
        <span className={styles.credits}>
          <strong>{formatNumber(bundle.credits, language)}</strong>{' '}
          {t('credits_word', { count: bundle.credits })}
        </span>
        <BundlePrice bundle={bundle} className={styles.price} noteClassName={styles.per} />
        {bundle.messages > 0 && (
          <span className={styles.per}>
            {t('messages', { count: bundle.messages })}
            <br />
            {t('per_message', { price: formatMoney(bundle.message_price, bundle.currency, language) })}
          </span>
        )}
        {bundle === cheapestPerMessage(all) ? (
          <span className={styles.saving}>{t('cheapest')}</span>
        ) : (
          saving > 0 && <span className={styles.per}>{t('saving', { percent: saving })}</span>
        )}
      </span>
    </label>
  );
}
