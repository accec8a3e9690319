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

interface Order {
  offer: AnswerOf<'getBundles'>;
  bundle: BundleOffer;
  method: PaymentMethod;
  mandate?: Mandate | undefined;
}

/** An order's total and all its parts. */
export function OrderLines(order: Order) {
  return (
    <>
      <dl>
        <Parts {...order} />
        <Total {...order} />
      </dl>
      <OrderNotes {...order} />
    </>
  );
}

/** The parts of the total, for pages that show the total elsewhere. */
export function OrderParts(order: Order) {
  return (
    <>
      <dl>
        <Parts {...order} />
      </dl>
      <OrderNotes {...order} />
    </>
  );
}

export function OrderTotal(order: Order) {
  return (
    <dl>
      <Total {...order} />
    </dl>
  );
}

function OrderNotes({ offer, bundle, method }: Order) {
  const { t } = useTranslation('credits');
  return (
    <>
      <Hindrance bundle={bundle} method={method} discount={offer.discount} />
      <p className={styles.vat}>{t('summary.vat')}</p>
    </>
  );
}

function Parts({ offer, bundle, method }: Order) {
  const { t } = useTranslation('credits');
  const { language } = useSite();
  const nameOf = useMethodName();
  const { amount, discount } = priceOf(bundle, method, offer.discount);
  const costs = costsOf(offer.transaction_costs, method);
  const money = (cents: number) => formatMoney(cents, bundle.currency, language);
  return (
    <>
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
    </>
  );
}

function Total({ offer, bundle, method, mandate }: Order) {
  const { t } = useTranslation('credits');
  const { language } = useSite();
  const nameOf = useMethodName();
  const { amount } = priceOf(bundle, method, offer.discount);
  return (
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
      <dd>{formatMoney(amount + costsOf(offer.transaction_costs, method), bundle.currency, language)}</dd>
    </div>
  );
}
