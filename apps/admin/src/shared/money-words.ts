import type { PaymentStatus, RefundStatus } from '@kindling/contract/routes/payments';
import type { RefundReason, StaffRefund } from '@kindling/contract/routes/payment-desk';

export const paymentStates: Readonly<Record<PaymentStatus, string>> = {
  created: 'Started',
  pending: 'Being processed',
  completed: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Expired',
  refunded: 'Refunded',
  charged_back: 'Charged back',
};

const refundStates: Readonly<Record<RefundStatus, string>> = {
  requested: 'On its way to the provider',
  pending: 'With the provider',
  completed: 'Refunded',
  failed: 'Not refunded',
};

/** How a refund stands, in a few words. */
export function refundState({
  status,
  waits,
  failure,
}: Pick<StaffRefund, 'status' | 'waits' | 'failure'>): string {
  if (waits) return 'Waits for a second person';
  if (failure === 'declined') return 'Declined';
  if (failure === 'refused') return 'Refused by the provider';
  return refundStates[status];
}

export const reasonNames: Readonly<Record<RefundReason, string>> = {
  changed_mind: 'Changed their mind',
  by_mistake: 'Bought by mistake',
  paid_twice: 'Paid twice',
  did_not_work: 'Something did not work',
  complaint: 'A complaint that was right',
  goodwill: 'Goodwill',
  misuse: 'Misuse of somebody’s money or account',
  other: 'Something else',
};

/** `40 credits`, `1 credit`. */
export function creditsName(credits: number): string {
  return `${credits.toLocaleString('en-GB')} ${credits === 1 ? 'credit' : 'credits'}`;
}
