import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../domain/account/use-user';
import type { Discount } from '@kindling/contract/routes/payments';
import type { AnswerOf } from '../../shared/api/api-query';
import { browserApi } from '../../shared/api/browser-api';
import { useProblemText } from '../../shared/api/use-problem-text';
import { formatMoney } from '../../shared/i18n/format';
import { usePaths } from '../../shared/routing/use-paths';
import { useSite } from '../../shared/site/site-data';
import { useAlive } from '../../shared/site/use-alive';
import { Button } from '../../shared/ui/button';
import { Alert } from '../../shared/ui/alert';
import { BundleChoice } from './bundle-choice';
import { PaymentCountry } from './payment-country';
import { firstChoice, type Choice, type Wanted } from './order-rules';
import { useMethodName } from './use-method-name';
import styles from './checkout.module.scss';

/**
 * Choosing a bundle and a way to pay, and the button that obliges to pay (trust 4).
 * @param wanted what the address names
 */
export function Checkout({ offer, wanted }: { offer: AnswerOf<'getBundles'>; wanted: Wanted }) {
  const { t } = useTranslation('credits');
  const [chosen, setChosen] = useState<Wanted>(wanted);
  // Chosen anew with each offer: another country may not have the method.
  const choice = firstChoice(offer.bundles, offer.payment_methods, chosen);
  if (!choice) {
    return (
      <>
        <PaymentCountry country={offer.country} />
        <Alert kind="warning">{t('nothing_sold')}</Alert>
      </>
    );
  }
  return (
    <>
      {wanted.discount !== undefined && <DiscountNotice discount={offer.discount} />}
      <Order offer={offer} choice={choice} onChoice={setChosen} />
    </>
  );
}

/** What was taken off, or that nothing was. */
function DiscountNotice({ discount }: { discount: Discount | null }) {
  const { t } = useTranslation('credits');
  if (!discount) return <Alert kind="warning">{t('discount.gone')}</Alert>;
  const { percentage } = discount;
  return (
    <Alert>{percentage === null ? t('discount.trial') : t('discount.share', { percent: percentage })}</Alert>
  );
}

function Order({
  offer,
  choice,
  onChoice,
}: {
  offer: AnswerOf<'getBundles'>;
  choice: Choice;
  onChoice: (choice: Choice) => void;
}) {
  const { t } = useTranslation('credits');
  const { language } = useSite();
  const path = usePaths();
  const user = useUser();
  const nameOf = useMethodName();
  const problems = useProblemText();
  // Earlier, a choice would be lost and the browser would send the form to the page itself.
  const alive = useAlive();
  const bundle = offer.bundles.find(({ id }) => id === choice.bundle);
  const discount = bundle && bundle.amount < bundle.full_amount ? offer.discount?.code : undefined;
  const order = useOrder({ ...choice, discount });
  if (!bundle) return null;
  const price = formatMoney(bundle.amount, bundle.currency, language);
  return (
    <form
      className={styles.order}
      onSubmit={(event) => {
        event.preventDefault();
        if (!order.isBusy) order.start();
      }}
    >
      <fieldset className={styles.group} disabled={!alive}>
        <legend>{t('choose_bundle')}</legend>
        <div className={styles.bundles}>
          {offer.bundles.map((offered) => (
            <BundleChoice
              key={offered.id}
              bundle={offered}
              all={offer.bundles}
              checked={offered.id === choice.bundle}
              onChoose={() => onChoice({ ...choice, bundle: offered.id })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group} disabled={!alive}>
        <legend>{t('choose_method')}</legend>
        <PaymentCountry country={offer.country} />
        <div className={styles.methods}>
          {offer.payment_methods.map((method) => (
            <label key={method} className={styles.method}>
              <input
                type="radio"
                name="method"
                value={method}
                checked={method === choice.method}
                onChange={() => onChoice({ ...choice, method })}
              />
              <span>{nameOf(method)}</span>
            </label>
          ))}
        </div>
      </fieldset>
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
              <small>{nameOf(choice.method)}</small>
            </dt>
            <dd>{price}</dd>
          </div>
        </dl>
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

/**
 * Starts a payment and leads to where it is paid. The same choice tried again is the same payment: its client id is
 * made once.
 */
function useOrder({ bundle, method, discount }: Choice & { discount: string | undefined }) {
  const [ids] = useState(() => new Map<string, string>());
  const [leaving, setLeaving] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const key = `${bundle} ${method}`;
      const clientId = ids.get(key) ?? crypto.randomUUID();
      ids.set(key, clientId);
      const body = { client_id: clientId, bundle, payment_method: method, discount };
      return browserApi()('startPayment', { body });
    },
    onSuccess: ({ redirect_url: url }) => {
      setLeaving(true);
      window.location.assign(url);
    },
    // A refused try is over: the next one is another payment.
    onError: () => ids.clear(),
  });
  return { start: () => mutate(), isBusy: isPending || leaving, error };
}
