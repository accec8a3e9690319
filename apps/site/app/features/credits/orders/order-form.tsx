import { Lock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { factsOf, type PaymentMethod } from '@kindling/contract/money/payment-methods';
import type { BundleOffer } from '@kindling/contract/money/calls/payments';
import type { Mandate } from '@kindling/contract/money/calls/mandates';
import { formatMoney } from '@kindling/contract/text/numbers';
import { useUser } from '../../../domain/account/use-user';
import type { AnswerOf } from '../../../shared/api/api-query';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { usePaths } from '../../../shared/routing/use-paths';
import { useSite } from '../../../shared/site/site-data';
import { useAlive } from '../../../shared/site/use-alive';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { classNames } from '../../../shared/ui/class-names';
import { FieldFrame } from '../../../shared/ui/fields/field';
import { Select } from '../../../shared/ui/fields/select';
import { debitAddress } from '../debit/debit-address';
import { costsOf, priceOf } from './order-rules';
import { OrderLines, OrderParts, OrderTotal } from './order-summary';
import { useOrder } from './use-order';
import styles from './checkout.module.scss';

/**
 * An order with its total, and the button that obliges to pay (trust 4). A direct debit is ordered on a page of its own, unless
 * its account is kept.
 *
 * @param mandate the kept account or card to pay with
 * @param isSheet shown in a sheet, as narrow as a phone: total and button stick to its bottom
 * @param onStarted called with the payment's id before the provider's page opens
 * @param children the choices
 */
export function OrderForm({
  offer,
  bundle,
  method,
  mandate,
  isSheet = false,
  onStarted,
  children,
}: {
  offer: AnswerOf<'getBundles'>;
  bundle: BundleOffer;
  method: PaymentMethod;
  mandate?: Mandate | undefined;
  isSheet?: boolean;
  onStarted?: ((payment: string) => void) | undefined;
  children?: ReactNode;
}) {
  const { t } = useTranslation('credits');
  const { language } = useSite();
  const path = usePaths();
  const user = useUser();
  const problems = useProblemText();
  // Before, the browser would send the form to the page itself.
  const alive = useAlive();
  const [keep, setKeep] = useState(false);
  const [chosenBank, setChosenBank] = useState('');
  const order = useOrder(bundle, method, offer, onStarted);
  const { amount, discount } = priceOf(bundle, method, offer.discount);
  const price = formatMoney(amount + costsOf(offer.transaction_costs, method), bundle.currency, language);
  const isDebit = method === 'sdd' && !mandate;
  const banks = (!mandate && offer.banks[method]) || [];
  const bank = banks.find(({ id }) => id === chosenBank)?.id;
  const asksToKeep = factsOf(method).keeps === 'card' && !mandate;
  const parts = { offer, bundle, method, mandate };
  const button = isDebit ? (
    <ButtonLink to={debitAddress(path('directdebit'), bundle.id, discount)} size="large" wide>
      {t('to_debit')}
    </ButtonLink>
  ) : (
    <Button type="submit" size="large" wide disabled={!alive} busy={order.isBusy} className={styles.pay}>
      {/* Non-breaking spaces: the price alone must not wrap. */}
      {t('pay', { price }).replace(' · ', '\u00a0·\u00a0')}
    </Button>
  );
  const error = order.error && <Alert kind="danger">{problems.ofError(order.error)}</Alert>;
  return (
    <form
      className={classNames(styles.order, isSheet ? styles.sheet : styles.wide)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!order.isBusy && !isDebit)
          order.start({ mandate: mandate?.mandate_id, bank, keep: asksToKeep ? keep : undefined });
      }}
    >
      {children}
      <section className={styles.summary} aria-label={t('summary.label')}>
        {isSheet ? <OrderParts {...parts} /> : <OrderLines {...parts} />}
        {!isSheet && error}
        {banks.length > 0 && (
          <FieldFrame label={t('bank')}>
            {(control) => (
              <Select
                {...control}
                disabled={!alive}
                none={t('bank_later')}
                options={banks.map(({ id, name }) => ({ value: id, label: name }))}
                value={bank ?? ''}
                onChange={({ target }) => setChosenBank(target.value)}
              />
            )}
          </FieldFrame>
        )}
        {asksToKeep && (
          <label className={styles.keep}>
            <input
              type="checkbox"
              checked={keep}
              disabled={!alive}
              onChange={({ target }) => setKeep(target.checked)}
            />
            <span>{t('keep_card')}</span>
          </label>
        )}
        {!isSheet && button}
        <p className={styles.small}>
          <Lock aria-hidden="true" /> {t(isDebit ? 'debit_note' : mandate ? 'kept_note' : 'pay_note')}
        </p>
        {user?.paid_user === false && <p className={styles.small}>{t('first_purchase')}</p>}
        <p className={styles.small}>
          {t('refund', { count: offer.refund_days })} <Link to={path('pages-terms')}>{t('terms')}</Link>
        </p>
      </section>
      {isSheet && (
        <div className={styles.foot}>
          {error}
          <OrderTotal {...parts} />
          {button}
        </div>
      )}
    </form>
  );
}
