import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '@kindling/contract/money/payment-methods';
import type { BundleOffer } from '@kindling/contract/money/calls/payments';
import type { Mandate } from '@kindling/contract/money/calls/mandates';
import { formatMoney } from '@kindling/contract/text/numbers';
import type { AnswerOf } from '../../../shared/api/api-query';
import { useSite } from '../../../shared/site/site-data';
import { Hindrance } from './discount-choice';
import { costsOf, priceOf } from './order-rules';
import { MandateName } from '../mandate-name';
import { useMethodName } from '../use-method-name';
import styles from './checkout.module.scss';

/** An order's total, with all its parts. */
export function OrderLines({
  offer,
  bundle,
  method,
  mandate,
}: {
  offer: AnswerOf<'getBundles'>;
  bundle: BundleOffer;
  method: PaymentMethod;
  mandate?: Mandate | undefined;
}) {
  const { t } = useTranslation('credits');
  const { language } = useSite();
  const nameOf = useMethodName();
  const { amount, discount } = priceOf(bundle, method, offer.discount);
  const costs = costsOf(offer.transaction_costs, method);
  const money = (cents: number) => formatMoney(cents, bundle.currency, language);
  return (
    <>
      <dl>
        {discount !== undefined && (
          <div className={styles.usual}>
            <dt>{t('summary.usual')}</dt>
            <dd>{money(bundle.full_amount)}</dd>
          </div>
        )}
        {discount !== undefined && (
          <div className={styles.usual}>
            <dt>{t('summary.discount', { code: discount })}</dt>
            <dd>{money(amount - bundle.full_amount)}</dd>
          </div>
        )}
        {costs > 0 && (
          <div className={styles.usual}>
            <dt>{t('summary.costs', { method: nameOf(method) })}</dt>
            <dd>{money(costs)}</dd>
          </div>
        )}
        <div>
          <dt>
            {t('summary.credits', { count: bundle.credits })}
            <small>
              <span>{nameOf(method)}</span>
              {mandate && (
                <span>
                  {' · '}
                  <MandateName mandate={mandate} />
                </span>
              )}
            </small>
          </dt>
          <dd>{money(amount + costs)}</dd>
        </div>
      </dl>
      <Hindrance bundle={bundle} method={method} discount={offer.discount} />
      <p className={styles.vat}>{t('summary.vat')}</p>
    </>
  );
}
