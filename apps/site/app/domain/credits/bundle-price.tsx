import { useTranslation } from 'react-i18next';
import type { BundleOffer } from '@kindling/contract/money/calls/payments';
import { percentOff } from '@kindling/contract/money/struck-price';
import { formatMoney, formatShare } from '@kindling/contract/text/numbers';
import { useSite } from '../../shared/site/site-data';

/**
 * What a bundle costs, and the price struck through next to it (trust 3): the lowest price of 30 days, labelled as such. Where
 * that is not allowed, the usual price is given in words.
 */
export function BundlePrice({
  bundle,
  className,
  noteClassName,
}: {
  bundle: Pick<BundleOffer, 'amount' | 'full_amount' | 'struck_amount' | 'currency'>;
  className: string | undefined;
  /** Smaller than the price, which leads. */
  noteClassName: string | undefined;
}) {
  const { t } = useTranslation();
  const { language } = useSite();
  const { amount, full_amount: full, struck_amount: struck, currency } = bundle;
  return (
    <>
      <span className={className}>{formatMoney(amount, currency, language)}</span>
      {struck !== null ? (
        <span className={noteClassName}>
          {t('price.lowest')} <s>{formatMoney(struck, currency, language)}</s>{' '}
          {formatShare(-percentOff(struck, amount), language)}
        </span>
      ) : (
        amount < full && (
          <span className={noteClassName}>
            {t('price.usual', { price: formatMoney(full, currency, language) })}
          </span>
        )
      )}
    </>
  );
}
