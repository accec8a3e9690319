import { PaymentStatus, RefundStatus, type Payment, type Refund } from '@mollie/api-client';
import type { PaymentOutcome, RefundOutcome } from '../../../ports/payment-provider.js';

/** An amount in Mollie's format: `{ currency: 'EUR', value: '9.99' }`. */
export interface MollieAmount {
  currency: string;
  value: string;
}

/** Every currency of `currencies` has a hundred minor units. */
const digits = 2;

/** @param cents minor units, at least 0 */
export function mollieAmount(cents: number, currency: string): MollieAmount {
  const padded = String(cents).padStart(digits + 1, '0');
  return { currency, value: `${padded.slice(0, -digits)}.${padded.slice(-digits)}` };
}

/**
 * @returns minor units; 0 for no amount
 * @throws Error for an invalid amount, or one with more digits than the currency has
 */
export function centsOf(amount: MollieAmount | undefined): number {
  if (!amount) return 0;
  const [, units, cents = ''] = /^(\d{1,12})(?:\.(\d{2}))?$/.exec(amount.value) ?? [];
  if (units === undefined) throw new Error('An amount that can not be read');
  return Number(units + cents.padEnd(digits, '0'));
}

type Known = Pick<Payment, 'status' | 'amount' | 'amountChargedBack' | '_embedded'>;

/**
 * @returns the refunded amount in minor units. Mollie's own sum (`amountRefunded`) includes refunds that may still
 * fail.
 */
export function refundedCentsOf({ _embedded }: Pick<Payment, '_embedded'>): number {
  return (_embedded?.refunds ?? [])
    .filter(({ status }) => status === RefundStatus.refunded)
    .reduce((sum, { amount }) => sum + centsOf(amount), 0);
}

/**
 * Mollie keeps `paid` when money goes back, and reports that separately. A reversed chargeback (`reversedAt`) is a
 * matter for support: its credits were already taken back.
 *
 * @param payment queried with its refunds
 */
export function outcomeOf(payment: Known): PaymentOutcome | 'open' {
  switch (payment.status) {
    case PaymentStatus.open:
      return 'open';
    case PaymentStatus.pending:
    case PaymentStatus.authorized:
      return 'pending';
    case PaymentStatus.canceled:
      return 'cancelled';
    case PaymentStatus.expired:
      return 'expired';
    case PaymentStatus.failed:
      return 'failed';
    case PaymentStatus.paid:
      return paidOutcome(payment);
    default:
      throw new Error('Mollie told of an unknown state');
  }
}

function paidOutcome(payment: Known): PaymentOutcome {
  if (centsOf(payment.amountChargedBack) > 0) return 'charged_back';
  return refundedCentsOf(payment) >= centsOf(payment.amount) ? 'refunded' : 'completed';
}

export function refundOutcomeOf({ status }: Pick<Refund, 'status'>): RefundOutcome {
  if (status === RefundStatus.refunded) return 'completed';
  return status === RefundStatus.failed || status === RefundStatus.canceled ? 'failed' : 'pending';
}

/** @returns undefined for a payment created at Mollie itself */
export function brandOf({ metadata }: Pick<Payment, 'metadata'>): string | undefined {
  return metadataText(metadata, 'brand');
}

/** @returns the id under which we ordered a refund; undefined for one created at Mollie itself */
export function refundIdOf({ metadata }: Pick<Refund, 'metadata'>): string | undefined {
  return metadataText(metadata, 'refund_id');
}

function metadataText(metadata: unknown, key: string): string | undefined {
  const value = (metadata as Record<string, unknown> | null | undefined)?.[key];
  return typeof value === 'string' ? value : undefined;
}
