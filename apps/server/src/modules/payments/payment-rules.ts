import { paidStatuses, type PaymentStatus } from '@kindling/contract/routes/payments';
import { paymentOutcomes } from '../../ports/payment-provider.js';

/**
 * Where a payment may go from each state. Webhooks come repeated and in any order, so each state leads to every later
 * one and to no earlier one: whatever was told, in whatever order, the latest state of this list wins. Money that
 * arrived after a failed or abandoned try is still money.
 *
 * Money goes back only after `completed`: only then were credits given that have to be taken back. A bank may charge
 * back what we have refunded already.
 */
const transitions: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['pending', 'cancelled', 'failed', 'completed'],
  pending: ['cancelled', 'failed', 'completed'],
  cancelled: ['failed', 'completed'],
  failed: ['completed'],
  completed: ['refunded', 'charged_back'],
  refunded: ['charged_back'],
  charged_back: [],
};

/** @returns the state after `reported` became known: the same one when the table has no such way */
export function nextStatus(current: PaymentStatus, reported: PaymentStatus): PaymentStatus {
  return transitions[current].includes(reported) ? reported : current;
}

/** When we ask the provider ourselves, in seconds after the start, in case its webhook was lost. */
export const reconcileDelaysSeconds = [120, 600, 3600] as const;

/** Whether the outcome is final, so that there is no more reason to ask the provider. */
export function isOver(status: PaymentStatus): boolean {
  return !paymentOutcomes.some((outcome) => transitions[status].includes(outcome));
}

/** Whether the money came, also if it went back since: there is an invoice then, and credits were given. */
export function isPaid(status: PaymentStatus): boolean {
  return (paidStatuses as readonly PaymentStatus[]).includes(status);
}
