import { dayIn, shiftedDay, startOfDay } from '@kindling/contract/brands/brand-day';
import type { RefundStatus } from '@kindling/contract/money/calls/payments';

/** The requester of a refund; `provider`: the money went back there without a request of ours. */
export type RefundAsker = 'member' | 'staff' | 'provider';

/** `unused`: what of the purchase was not used. `full`: all of it, whatever was used; only staff decide that. */
export type RefundKind = 'unused' | 'full';

/** `refused`: by the provider. `declined`: by staff before the provider was asked. */
export type RefundFailure = 'refused' | 'declined';

/** Where a refund may go from each state; the database holds the same table (`ck_refund_transition`). */
export const refundTransitions: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  requested: ['pending', 'failed', 'completed'],
  pending: ['failed', 'completed'],
  failed: [],
  completed: [],
};

/** The facts of a purchase that a refund depends on. */
export interface RefundablePurchase {
  /** All that was paid, after discounts, in minor units. */
  paidCents: number;
  /** The sum that went back or is on its way back. */
  refundedCents: number;
  /** All that was bought for it, gifts on top included. */
  credits: number;
  /** Credits that were taken out of the wallet for it. */
  returnedCredits: number;
  /** Credits of it that are still in the wallet. */
  unusedCredits: number;
}

export interface GoesBack {
  amountCents: number;
  credits: number;
}

/**
 * The one place that says what goes back for a purchase (decisions §7.6, trust 5).
 *
 * As long as nothing was used, that is all that was paid. Else each unused credit is worth its share of what was paid,
 * so a discount and credits that came on top lower the worth of all credits alike. A fraction of a cent is the member's:
 * the sum of all parts is rounded up, never each part, so several parts never come to more than was paid, and to
 * exactly that when every credit went back.
 *
 * @returns 0 cents when nothing is left to give back
 */
export function whatGoesBack(purchase: RefundablePurchase, kind: RefundKind): GoesBack {
  const { paidCents, refundedCents, credits, returnedCredits, unusedCredits } = purchase;
  const dueCents =
    kind === 'full' ? paidCents : Math.ceil((paidCents * (returnedCredits + unusedCredits)) / credits);
  // After a full refund despite used credits nothing is left, though returned messages may bring some back.
  const amountCents = Math.max(0, dueCents - refundedCents);
  return { amountCents, credits: amountCents === 0 ? 0 : unusedCredits };
}

/**
 * Until when a purchase can be undone: `days` whole days after the day of the purchase, to the end of the last one where
 * the brand is at home.
 */
export function refundableUntil(completedAt: Date, days: number, timeZone: string): Date {
  return startOfDay(timeZone, shiftedDay(dayIn(timeZone, completedAt), days + 1));
}

/** When the provider is asked for the state of a pending refund, in seconds after the order: banks take days. */
export const refundReconcileDelaysSeconds = [600, 3600, 86_400, 259_200, 604_800, 1_209_600] as const;

/** Whether a second staff member has to approve before the provider is asked. */
export function waitsForSecondPerson(refund: {
  amountCents: number;
  limitCents: number | null;
  approvedBy: string | null;
}): boolean {
  const { amountCents, limitCents, approvedBy } = refund;
  return limitCents !== null && amountCents > limitCents && approvedBy === null;
}
