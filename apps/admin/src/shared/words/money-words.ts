import type { PaymentStatus, RefundStatus } from '@kindling/contract/money/calls/payments';
import type { RefundReason, StaffRefund } from '@kindling/contract/money/calls/payment-desk';
import type { Currency } from '@kindling/contract/languages';
import { moneyName as writtenMoney } from '@kindling/contract/brands/settings/settings-sentences';
import { percentName } from './percent';
import { consoleLocale, t } from './texts';

export const paymentStates: Readonly<Record<PaymentStatus, string>> = {
  created: t('Started'),
  pending: t('Being processed'),
  completed: t('Paid'),
  failed: t('Failed'),
  cancelled: t('Cancelled'),
  expired: t('Expired'),
  refunded: t('Refunded'),
  charged_back: t('Charged back'),
};

const refundStates: Readonly<Record<RefundStatus, string>> = {
  requested: t('On its way to the provider'),
  pending: t('With the provider'),
  completed: t('Refunded'),
  failed: t('Not refunded'),
};

/** The state of a refund, in a few words. */
export function refundState({
  status,
  waits,
  failure,
}: Pick<StaffRefund, 'status' | 'waits' | 'failure'>): string {
  if (waits) return t('Waits for a second person');
  if (failure === 'declined') return t('Declined');
  if (failure === 'refused') return t('Refused by the provider');
  return refundStates[status];
}

export const reasonNames: Readonly<Record<RefundReason, string>> = {
  changed_mind: t('Changed their mind'),
  by_mistake: t('Bought by mistake'),
  paid_twice: t('Paid twice'),
  did_not_work: t('Something did not work'),
  complaint: t('A complaint that was right'),
  goodwill: t('Goodwill'),
  misuse: t('Misuse of somebody’s money or account'),
  other: t('Something else'),
};

/** `40 credits`, `1 credit`. */
export function creditsName(credits: number): string {
  return t('{{count, number}} credits', { count: credits });
}

/** `5.5%`, or `5,5%` where people write it so. @param rate of VAT, in hundredths of a percent */
export function rateName(rate: number): string {
  return percentName(rate / 10_000);
}

/** `€9.99`, as the reader's language writes it. */
export function moneyName(cents: number, currency: Currency): string {
  return writtenMoney(cents, currency, consoleLocale());
}
