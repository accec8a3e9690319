import { useTranslation } from 'react-i18next';
import { factsOf, type PaymentMethod } from '@kindling/contract/money/payment-methods';
import type { BundleOffer } from '@kindling/contract/money/calls/payments';
import { formatMoney } from '@kindling/contract/text/numbers';
import type { AnswerOf } from '../../../shared/api/api-query';
import { useSite } from '../../../shared/site/site-data';
import { costsOf, isMoved, priceOf } from './order-rules';

/** What a method adds to the price, or why it can't be used for this amount. */
export function MethodNote({
  offer,
  bundle,
  method,
}: {
  offer: AnswerOf<'getBundles'>;
  bundle: BundleOffer;
  method: PaymentMethod;
}) {
  const { t } = useTranslation('credits');
  const { language } = useSite();
  const money = (cents: number) => formatMoney(cents, bundle.currency, language);
  const costs = costsOf(offer.transaction_costs, method);
  const { least, most } = factsOf(method);
  if (isMoved(offer, bundle, method))
    return costs > 0 ? <small>{t('method_costs', { amount: money(costs) })}</small> : null;
  const isLittle = priceOf(bundle, method, offer.discount).amount + costs < least;
  return (
    <small>
      {isLittle ? t('method_least', { amount: money(least) }) : t('method_most', { amount: money(most) })}
    </small>
  );
}
