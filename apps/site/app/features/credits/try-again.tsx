import { useTranslation } from 'react-i18next';
import type { Payment } from '@kindling/contract/money/calls/payments';
import type { AnswerOf } from '../../shared/api/api-query';
import { usePaths } from '../../shared/routing/use-paths';
import { ButtonLink } from '../../shared/ui/button';
import { debitAddress } from './debit-address';

/** The ways on from a payment that came to nothing: the same again, or by PayPal where a kept card failed (specification §8). */
export function TryAgain({ payment, again }: { payment: Payment; again: AnswerOf<'getPayment'>['again'] }) {
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
