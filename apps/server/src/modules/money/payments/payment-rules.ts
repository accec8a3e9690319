import type { PaymentMethod } from '@kindling/contract/money/payment-methods';
import { paidStatuses, type PaymentStatus } from '@kindling/contract/money/calls/payments';

/**
 * Where a payment may go from each state. Webhooks come repeated and in any order, so each state leads to every later
 * one and to no earlier one: in whatever order states are reported, the latest of this list wins. Money that
 * arrived after a failed or abandoned try is still money.
 *
 * Money goes back only after `completed`: only then were credits given that have to be taken back. A bank may charge
 * back what we have refunded already. The database holds the same table (`ck_payment_transition`).
 */
export const paymentTransitions: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['pending', 'cancelled', 'expired', 'failed', 'completed'],
  pending: ['cancelled', 'expired', 'failed', 'completed'],
  cancelled: ['expired', 'failed', 'completed'],
  expired: ['failed', 'completed'],
  failed: ['completed'],
  completed: ['refunded', 'charged_back'],
  refunded: ['charged_back'],
  charged_back: [],
};

/**
 * The states that a payment goes through, one after another, once `reported` became known: a report that money went back
 * implies that it had come.
 *
 * @returns none where the table has no such way
 */
export function stepsTo(current: PaymentStatus, reported: PaymentStatus): PaymentStatus[] {
  if (paymentTransitions[current].includes(reported)) return [reported];
  const isComing = paymentTransitions[current].includes('completed');
  return isComing && paymentTransitions.completed.includes(reported) ? ['completed', reported] : [];
}

/** When the provider is asked without a message of its own, in seconds after the start, in case its webhook was lost. */
export const reconcileDelaysSeconds = [120, 600, 3600] as const;

const daySeconds = 86_400;

/**
 * When a payment that its provider never ended ends for us, in seconds after the start: after a day, which no provider's page
 * outlasts; one under way, and a transfer, which its payer makes at their bank, after what banks take at most.
 */
export function expireAfterSeconds(status: 'created' | 'pending', method: PaymentMethod): number {
  return status === 'created' && method !== 'sct' ? daySeconds : 30 * daySeconds;
}

/** Whether the money came, also if it went back since: there is an invoice then, and credits were given. */
export function isPaid(status: PaymentStatus): boolean {
  return (paidStatuses as readonly PaymentStatus[]).includes(status);
}
