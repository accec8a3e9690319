import type { PaymentStatus } from '@kindling/contract/routes/payments';
import type { PaymentOutcome } from '../../ports/payment-provider.js';

/**
 * Where a payment may go from each state. Webhooks come repeated and in any order, so each state leads to every later
 * one and to no earlier one: whatever was told, in whatever order, the latest state of this list wins. Money that
 * arrived after a failed or abandoned try is still money.
 */
const transitions: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['pending', 'cancelled', 'failed', 'completed'],
  pending: ['cancelled', 'failed', 'completed'],
  cancelled: ['failed', 'completed'],
  failed: ['completed'],
  completed: [],
};

/** @returns the state after a provider reported `reported`: the same one when the table has no such way */
export function nextStatus(current: PaymentStatus, reported: PaymentOutcome): PaymentStatus {
  return transitions[current].includes(reported) ? reported : current;
}

/** When the provider is asked by ourselves, in seconds after the start, in case its webhook was lost. */
export const reconcileDelaysSeconds = [120, 600, 3600] as const;

/** Whether asking the provider could still change anything. */
export function isOver(status: PaymentStatus): boolean {
  return transitions[status].length === 0;
}
