import type { DiscountValidity } from '@kindling/contract/discount-codes';
import type { DiscountCodeRow } from '@kindling/contract/routes/discount-codes';
import { moneyName } from '@kindling/contract/settings-sentences';
import { countryName, instantName } from '../../shared/names';
import { paymentMethodName } from '../../shared/payment-method-names';

export const validityNames: Readonly<Record<DiscountValidity, string>> = {
  once: 'Once, by whoever comes first',
  'once-per-user': 'Once by each member',
  unlimited: 'As often as anybody likes',
};

/** `20 % off`, or `€5.00 off`. */
export function offName({ percentage, value, currency }: DiscountCodeRow): string {
  if (percentage !== null) return `${percentage} % off`;
  return value !== null && currency !== null ? `${moneyName(value, currency)} off` : '';
}

/** What restricts a code, part by part. */
export function restrictionNames(code: DiscountCodeRow): string[] {
  const { minimum_order_value: minimum, currency, country, paymentmethods, expires, user_id: user } = code;
  return [
    ...(minimum !== null && currency !== null ? [`from ${moneyName(minimum, currency)}`] : []),
    ...(country !== null ? [countryName(country)] : []),
    ...(paymentmethods ? [paymentmethods.map(paymentMethodName).join(', ')] : []),
    ...(user !== null ? ['one member'] : []),
    ...(expires !== null ? [`until ${instantName(expires)}`] : []),
  ];
}

/** `€79.90, £12.00`: what completed payments brought after the discount. */
export function revenueName({ revenue }: DiscountCodeRow): string {
  return revenue.map(({ amount, currency }) => moneyName(amount, currency)).join(', ');
}
