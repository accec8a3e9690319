import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isSlow, type PaymentMethod } from '@kindling/contract/money/payment-methods';
import { formatMoney } from '@kindling/contract/text/numbers';
import { userQuery, useUser } from '../../../domain/account/use-user';
import { BundlePrice } from '../../../domain/credits/bundle-price';
import { bundlesQuery } from '../../../domain/credits/bundles-query';
import type { Buying } from '../../../domain/credits/buying';
import { PriceOfCredits } from '../../../domain/credits/price-of-credits';
import { useApiQuery, type AnswerOf } from '../../../shared/api/api-query';
import { paymentPollMs, polled } from '../../../shared/api/polling';
import { usePaths } from '../../../shared/routing/use-paths';
import { useSite } from '../../../shared/site/site-data';
import { Button } from '../../../shared/ui/button';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import { Dialog } from '../../../shared/ui/dialog';
import { FictionalLabel } from '../../../shared/ui/fictional-label';
import { DiscountNow } from '../orders/discount-choice';
import { MethodChoice } from '../orders/method-choice';
import { OrderForm } from '../orders/order-form';
import { isMoved, smallestSufficing } from '../orders/order-rules';
import { PaymentCountry } from '../orders/payment-country';
import { PendingPayments } from '../payments/pending-payments';
import styles from './buying-sheet.module.scss';

type Offer = AnswerOf<'getBundles'>;
type Bundle = Offer['bundles'][number];

/**
 * Buys the credits that a message or a gift lacks, where it was written: the smallest bundle that suffices, the payment methods,
 * and the button that obliges to pay (trust 4). What was written goes out by itself once it is paid, unless its author unticks it.
 * It sells nothing when the balance suffices after all.
 */
export function BuyingDialog(buying: Buying) {
  const { t } = useTranslation('credits');
  const client = useQueryClient();
  const polling = polled<Offer>(paymentPollMs, ({ pending }) => pending.length > 0);
  const { data: offer } = useApiQuery(bundlesQuery, buying.offer, polling);
  const credits = useUser()?.credits ?? 0;
  const [isAsked, setAsked] = useState(false);
  const { name, cost, kind, onClose, onEnough } = buying;
  const bundle = smallestSufficing(offer.bundles, cost - credits);

  // The page may have been open for long: prices, discount and balance are refetched.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: bundlesQuery.key });
    void client.invalidateQueries({ queryKey: userQuery.key }).then(() => setAsked(true));
  }, [client]);
  // Credits may have been bought in another tab.
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void client.invalidateQueries({ queryKey: userQuery.key });
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [client]);
  // Back from the provider's page, by a browser that kept this one.
  useEffect(() => {
    const whenBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onClose();
    };
    addEventListener('pageshow', whenBack);
    return () => removeEventListener('pageshow', whenBack);
  }, [onClose]);

  if (!bundle) return null;
  return (
    <Dialog title={t(`buying.${kind}`, { name })} isSheet onClose={onClose}>
      {buying.fictional && (
        <div>
          <FictionalLabel />
        </div>
      )}
      <p>
        <span>{t(kind === 'gift' ? 'chats:gift.cost' : 'chats:composer.cost')}</span>{' '}
        <PriceOfCredits credits={cost} bundles={offer.bundles} />
        <span>{` · ${t('chats:composer.balance', { count: credits })}`}</span>
      </p>
      {/* The server just refused for lack of credits, so the cached balance does not count. */}
      {isAsked && credits >= cost ? (
        <>
          <p>{t('buying.enough')}</p>
          <Button size="large" wide onClick={onEnough}>
            {t('buying.send')}
          </Button>
        </>
      ) : (
        <>
          <PendingPayments payments={offer.pending} />
          <DiscountNow discount={offer.discount} />
          <Purchase {...{ buying, offer, bundle }} />
        </>
      )}
    </Dialog>
  );
}

function Purchase({ buying, offer, bundle }: { buying: Buying; offer: Offer; bundle: Bundle }) {
  const { t } = useTranslation('credits');
  const path = usePaths();
  const [chosen, setChosen] = useState<PaymentMethod>();
  const [goesByItself, setGoesByItself] = useState(true);
  const { last_order: last } = offer;
  const usable = offer.payment_methods.filter((offered) => isMoved(offer, bundle, offered));
  const method =
    usable.find((offered) => offered === chosen) ??
    usable.find((offered) => offered === last?.payment_method) ??
    usable[0];
  const others = <Link to={path('credits')}>{t('buying.others')}</Link>;
  if (!method)
    return (
      <>
        <PaymentCountry country={offer.country} />
        <p>{t('nothing_sold')}</p>
      </>
    );
  const mandate = method === last?.payment_method ? (last.mandate ?? undefined) : undefined;
  return (
    <OrderForm
      {...{ offer, bundle, method, mandate }}
      isSheet
      onStarted={(payment) => {
        if (goesByItself && !isSlow(method)) buying.onStarted(payment);
      }}
    >
      <div className={styles.bundle}>
        <BundleFacts bundle={bundle} />
        {others}
      </div>
      <MethodChoice {...{ offer, bundle, method }} onChoose={setChosen}>
        {offer.country === null && <PaymentCountry country={null} />}
      </MethodChoice>
      {isSlow(method) ? (
        <p className={styles.note}>{t('buying.slow')}</p>
      ) : (
        <Checkbox
          label={t('buying.by_itself')}
          hint={t(goesByItself ? 'buying.until_then' : 'buying.stays')}
          checked={goesByItself}
          onChange={setGoesByItself}
        />
      )}
    </OrderForm>
  );
}

function BundleFacts({ bundle }: { bundle: Bundle }) {
  const { t } = useTranslation('credits');
  const { language } = useSite();
  const perMessage = formatMoney(bundle.message_price, bundle.currency, language);
  return (
    <div className={styles.face}>
      <strong>{t('summary.credits', { count: bundle.credits })}</strong>
      <BundlePrice bundle={bundle} className={styles.price} noteClassName={styles.note} />
      {bundle.messages > 0 && (
        <span className={styles.note}>
          {t('messages', { count: bundle.messages })} · {t('per_message', { price: perMessage })}
        </span>
      )}
    </div>
  );
}
