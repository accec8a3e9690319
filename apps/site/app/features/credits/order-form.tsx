import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PaymentMethod } from '@kindling/contract/payment-methods';
import type { BundleOffer } from '@kindling/contract/routes/payments';
import { useUser } from '../../domain/account/use-user';
import type { AnswerOf } from '../../shared/api/api-query';
import { useProblemText } from '../../shared/api/use-problem-text';
import { formatMoney } from '../../shared/i18n/format';
import { usePaths } from '../../shared/routing/use-paths';
import { useSite } from '../../shared/site/site-data';
import { useAlive } from '../../shared/site/use-alive';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { Hindrance } from './discount-choice';
import { priceOf } from './order-rules';
import { useMethodName } from './use-method-name';
import { useOrder } from './use-order';
import styles from './checkout.module.scss';

/**
 * An order with what it comes to, and the button that obliges to pay (trust 4).
 *
 * @param children what can be chosen
 */
export function OrderForm({
  offer,
  bundle,
  method,
  children,
}: {
  offer: AnswerOf<'getBundles'>;
  bundle: BundleOffer;
  method: PaymentMethod;
  children?: ReactNode;
}) {
  const { t } = useTranslation('credits');
  const { language } = useSite();
  const path = usePaths();
  const user = useUser();
  const nameOf = useMethodName();
  const problems = useProblemText();
  // Earlier the browser would send the form to the page itself.
  const alive = useAlive();
  const order = useOrder(bundle, method, offer.discount);
  const { amount, discount } = priceOf(bundle, method, offer.discount);
  const price = formatMoney(amount, bundle.currency, language);
  return (
    <form
      className={styles.order}
      onSubmit={(event) => {
        event.preventDefault();
        if (!order.isBusy) order.start();
      }}
    >
      {children}
      <section className={styles.summary} aria-label={t('summary.label')}>
        <dl>
          {discount !== undefined && (
            <div className={styles.usual}>
              <dt>{t('summary.usual')}</dt>
              <dd>{formatMoney(bundle.full_amount, bundle.currency, language)}</dd>
            </div>
          )}
          <div>
            <dt>
              {t('summary.credits', { count: bundle.credits })}
              <small>{nameOf(method)}</small>
            </dt>
            <dd>{price}</dd>
          </div>
        </dl>
        <Hindrance bundle={bundle} method={method} discount={offer.discount} />
        <p className={styles.vat}>{t('summary.vat')}</p>
        {order.error && <Alert kind="danger">{problems.ofError(order.error)}</Alert>}
        <Button type="submit" size="large" wide disabled={!alive} busy={order.isBusy} className={styles.pay}>
          {t('pay', { price })}
        </Button>
        <p className={styles.small}>
          <Lock aria-hidden="true" /> {t('pay_note')}
        </p>
        {user?.paid_user === false && <p className={styles.small}>{t('first_purchase')}</p>}
        <p className={styles.small}>
          {t('refund', { count: offer.refund_days })} <Link to={path('pages-terms')}>{t('terms')}</Link>
        </p>
      </section>
    </form>
  );
}
