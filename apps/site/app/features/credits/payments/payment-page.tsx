import { useEffect } from 'react';
import { FileText } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Refund, Payment } from '@kindling/contract/money/calls/payments';
import { userQuery } from '../../../domain/account/use-user';
import { isUnderWay, paymentQuery } from '../../../domain/credits/payment-query';
import { useApiQuery, type AnswerOf } from '../../../shared/api/api-query';
import { payersPollMs, polled } from '../../../shared/api/polling';
import { usePaths } from '../../../shared/routing/use-paths';
import { PageHead } from '../../../domain/account/page-head';
import { useSite } from '../../../shared/site/site-data';
import { ButtonLink } from '../../../shared/ui/button';
import { classNames } from '../../../shared/ui/class-names';
import { OfflineNotice } from '../../../shared/ui/notices/offline-notice';
import { orderNumber } from '@kindling/contract/money/order-number';
import { formatMoney } from '@kindling/contract/text/numbers';
import { CancelPayment } from './cancel-payment';
import { PaymentRefunds } from './payment-refunds';
import { cameToNothing, statusIcons } from './payment-status';
import { creditsQuery } from '../credit-queries';
import { UnsentMessage } from '../unsent-message';
import { useMethodName } from '../use-method-name';
import { Withdrawal } from './withdrawal';
import { debitAddress } from '../debit/debit-address';
import styles from './payment-page.module.scss';

/** Whether a refund is on its way. */
const isComingBack = (refunds: readonly Refund[]) =>
  refunds.some(({ status }) => status === 'requested' || status === 'pending');

/** The state of a payment (specification §4). Only the provider's signed message changes it; this page polls until it did. */
export function PaymentPage({
  id,
  initial,
  statement,
}: {
  id: string;
  initial: AnswerOf<'getPayment'>;
  statement: AnswerOf<'getCredits'>;
}) {
  const { t } = useTranslation('credits');
  const { language } = useSite();
  const path = usePaths();
  const client = useQueryClient();
  const nameOf = useMethodName();
  const polling = polled<AnswerOf<'getPayment'>>(
    payersPollMs,
    ({ payment, refunds }) => isUnderWay(payment.status) || isComingBack(refunds),
  );
  const { payment, balance, withdrawal, refunds, receipt, again } = useApiQuery(
    paymentQuery(id),
    initial,
    polling,
  ).data;
  const { data: wallet } = useApiQuery(creditsQuery, statement);
  const { status } = payment;
  const open = isUnderWay(status);

  useEffect(() => {
    if (isUnderWay(status)) return;
    for (const queryKey of [userQuery.key, creditsQuery.key]) void client.invalidateQueries({ queryKey });
  }, [client, status]);

  const completed = status === 'completed';
  const purchases = wallet.postings.filter(({ cause }) => cause === 'purchase').length;
  const Icon = statusIcons[status];
  return (
    <div className={styles.page}>
      <PageHead title={t(`payment.${status}.title`)} />
      <OfflineNotice />
      <div role="status" aria-live="polite" className={styles.result}>
        <span className={classNames(styles.icon, styles[open ? 'open' : status])}>
          <Icon aria-hidden="true" />
        </span>
        <h1>{t(`payment.${status}.title`)}</h1>
        <p>
          {again?.kept ? t('payment.kept_failed') : t(`payment.${status}.text`, { count: payment.credits })}
        </p>
        {completed && wallet.paid_user && purchases === 1 && (
          <div className={styles.premium}>
            <h2>{t('payment.welcome.title')}</h2>
            <p>{t('payment.welcome.text')}</p>
          </div>
        )}
        {completed && <p className={styles.balance}>{t('balance', { count: balance })}</p>}
      </div>
      <UnsentMessage payment={id} />
      <dl className={styles.facts}>
        <div>
          <dt>{t(open || cameToNothing(status) ? 'summary.label' : 'payment.bought')}</dt>
          <dd>{t('summary.credits', { count: payment.credits })}</dd>
        </div>
        <div>
          <dt>{t('payment.amount')}</dt>
          <dd>{formatMoney(payment.amount + payment.transaction_costs, payment.currency, language)}</dd>
        </div>
        {payment.transaction_costs > 0 && (
          <div>
            <dt>{t('payment.costs')}</dt>
            <dd>{formatMoney(payment.transaction_costs, payment.currency, language)}</dd>
          </div>
        )}
        <div>
          <dt>{t('payment.method')}</dt>
          <dd>{nameOf(payment.payment_method)}</dd>
        </div>
        <div>
          <dt>{t('payment.number')}</dt>
          <dd className={styles.number}>{orderNumber(payment.payment_id)}</dd>
        </div>
      </dl>
      {receipt !== null && (
        <a className={styles.receipt} href={receipt} target="_blank" rel="noreferrer">
          <FileText aria-hidden="true" /> {t('payment.receipt')}
        </a>
      )}
      <PaymentRefunds payment={payment} refunds={refunds} />
      <CancelPayment payment={payment} />
      <div className={styles.actions}>
        {cameToNothing(status) ? (
          <>
            <TryAgain payment={payment} again={again} />
            <ButtonLink to={path('members')} look="quiet">
              {t('payment.to_members')}
            </ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink to={path('members')} look={open ? 'secondary' : 'primary'}>
              {t('payment.to_members')}
            </ButtonLink>
            <ButtonLink to={path('credits')} look="quiet">
              {t('payment.to_statement')}
            </ButtonLink>
          </>
        )}
        <ButtonLink to={path('transactions')} look="quiet">
          {t('payment.all')}
        </ButtonLink>
      </div>
      {withdrawal && <Withdrawal payment={payment} offer={withdrawal} />}
    </div>
  );
}

/** The ways on from a failed payment: the same again, or by PayPal if a kept card failed (specification §8). */
function TryAgain({ payment, again }: { payment: Payment; again: AnswerOf<'getPayment'>['again'] }) {
  const { t } = useTranslation('credits');
  const path = usePaths();
  if (!again) return <ButtonLink to={path('credits')}>{t('payment.again')}</ButtonLink>;
  const { bundle: id, kept, paypal } = again;
  const { payment_method: paymentmethod } = payment;
  const same =
    paymentmethod === 'sdd'
      ? debitAddress(path('directdebit'), id, undefined)
      : path('credits-id-paymentmethod', { id, paymentmethod });
  return (
    <>
      <ButtonLink to={same}>{t('payment.again')}</ButtonLink>
      {kept && paypal && (
        <ButtonLink to={path('credits-id-paymentmethod', { id, paymentmethod: 'paypal' })} look="secondary">
          {t('payment.by_paypal')}
        </ButtonLink>
      )}
    </>
  );
}
