import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Payment } from '@kindling/contract/money/calls/payments';
import { formatMoney } from '@kindling/contract/text/numbers';
import { paymentQuery } from '../../../domain/credits/payment-query';
import { userQuery } from '../../../domain/account/use-user';
import type { AnswerOf } from '../../../shared/api/api-query';
import { browserApi } from '../../../shared/api/browser-api';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { useDateLocale } from '../../../shared/i18n/date-locale';
import { dateTimeFormat } from '../../../shared/i18n/formatters';
import { useSite } from '../../../shared/site/site-data';
import { useAlive } from '../../../shared/site/use-alive';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button } from '../../../shared/ui/button';
import { creditsQuery } from '../credit-queries';
import styles from './withdrawal.module.scss';

type Offer = NonNullable<AnswerOf<'getPayment'>['withdrawal']>;

/** Undoes a purchase in two steps (trust 5): the refund is shown before anything happens, and no reason is asked for. */
export function Withdrawal({ payment, offer }: { payment: Payment; offer: Offer }) {
  const { t } = useTranslation('credits');
  const locale = useDateLocale();
  const alive = useAlive();
  const [isOpen, setOpen] = useState(false);
  const date = dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(offer.last_day),
  );
  return (
    <section className={styles.withdrawal} aria-labelledby="withdrawal">
      <h2 id="withdrawal">{t('withdrawal.title')}</h2>
      <p>{t('withdrawal.text', { date })}</p>
      {isOpen ? (
        <Confirmation payment={payment} offer={offer} onCancel={() => setOpen(false)} />
      ) : (
        <Button look="secondary" disabled={!alive} onClick={() => setOpen(true)}>
          {t('withdrawal.begin')}
        </Button>
      )}
    </section>
  );
}

function Confirmation({
  payment,
  offer,
  onCancel,
}: {
  payment: Payment;
  offer: Offer;
  onCancel: () => void;
}) {
  const { t } = useTranslation('credits');
  const { language } = useSite();
  const client = useQueryClient();
  const problems = useProblemText();
  // A repeat of the same confirmation is the same refund.
  const [clientId] = useState(() => crypto.randomUUID());
  const { amount, credits, used_credits: used } = offer;
  const id = payment.payment_id;
  const refresh = () => {
    for (const queryKey of [paymentQuery(id).key, userQuery.key, creditsQuery.key])
      void client.invalidateQueries({ queryKey });
  };
  const order = useMutation({
    mutationFn: () =>
      browserApi()('withdrawPurchase', { params: { id }, body: { client_id: clientId, amount, credits } }),
    onSuccess: refresh,
    // The refund would differ by now: it is shown again.
    onError: refresh,
  });
  return (
    <div className={styles.confirmation}>
      <h3>{t('withdrawal.back')}</h3>
      <ul>
        <li>
          <strong>
            {t('withdrawal.money', { amount: formatMoney(amount, payment.currency, language) })}
          </strong>
        </li>
        {credits > 0 && <li>{t('withdrawal.credits', { count: credits })}</li>}
        {used > 0 && <li>{t('withdrawal.used', { count: used })}</li>}
        {used === 0 && <li>{t('withdrawal.premium')}</li>}
      </ul>
      {order.error && (
        <Alert kind="danger" focused>
          {problems.ofError(order.error)}
        </Alert>
      )}
      <div className={styles.actions}>
        <Button busy={order.isPending} onClick={() => order.mutate()}>
          {t('withdrawal.confirm')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('withdrawal.cancel')}
        </Button>
      </div>
    </div>
  );
}
