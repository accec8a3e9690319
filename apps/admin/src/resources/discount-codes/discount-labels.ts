import {
  discountStatuses,
  type DiscountStatus,
  type DiscountValidity,
} from '@kindling/contract/money/discount-codes';
import type { DiscountCodeRow } from '@kindling/contract/money/calls/discount-codes';
import { countryName, instantName } from '../../shared/words/names';
import { paymentMethodName } from '../../shared/words/payment-method-names';
import { percentName } from '../../shared/words/percent';
import { t } from '../../shared/words/texts';
import { moneyName } from '../../shared/words/money-words';

export const validityNames: Readonly<Record<DiscountValidity, string>> = {
  once: t('Once, by whoever comes first'),
  'once-per-user': t('Once by each member'),
  unlimited: t('As often as anybody likes'),
};

const statusNames: Readonly<Record<DiscountStatus, string>> = {
  active: t('Active'),
  disabled: t('Disabled'),
};
export const statusChoices = discountStatuses.map((id) => ({ id, name: statusNames[id] }));

/** `20% off`, or `€5.00 off`. */
export function offName({ percentage, value, currency }: DiscountCodeRow): string {
  if (percentage !== null) return t('{{percentage}} off', { percentage: percentName(percentage / 100) });
  return value !== null && currency !== null ? t('{{value}} off', { value: moneyName(value, currency) }) : '';
}

/** What restricts a code, part by part. */
export function restrictionNames(code: DiscountCodeRow): string[] {
  const { minimum_order_value: minimum, currency, country, paymentmethods, expires, user_id: user } = code;
  return [
    ...(minimum !== null && currency !== null
      ? [t('from {{minimum}}', { minimum: moneyName(minimum, currency) })]
      : []),
    ...(country !== null ? [countryName(country)] : []),
    ...(paymentmethods ? [paymentmethods.map(paymentMethodName).join(', ')] : []),
    ...(user !== null ? [t('one member')] : []),
    ...(expires !== null ? [t('until {{expires}}', { expires: instantName(expires) })] : []),
  ];
}

/** `€79.90, £12.00`: what completed payments brought after the discount. */
export function revenueName({ revenue }: DiscountCodeRow): string {
  return revenue.map(({ amount, currency }) => moneyName(amount, currency)).join(', ');
}
