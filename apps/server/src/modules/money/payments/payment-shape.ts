import type { Payment, Refund } from '@kindling/contract/money/calls/payments';
import type { PaymentRow } from './payments.repository.js';
import type { RefundRow } from './refunds/refunds.repository.js';

/** A payment as its payer reads it. */
export function shapeOf(payment: PaymentRow): Payment {
  return {
    payment_id: payment.id,
    status: payment.status,
    credits: payment.credits,
    amount: payment.amountCents - payment.costsCents,
    currency: payment.currency,
    payment_method: payment.paymentMethod,
    transaction_costs: payment.costsCents,
    held_discount: heldDiscount(payment),
    created_at: payment.createdAt.toISOString(),
  };
}

/** Code of the discount that its payer can't have elsewhere until it is paid or comes to nothing. */
function heldDiscount({ status, discountCode, discountClaim, codeClaim }: PaymentRow): string | null {
  const isOpen = status === 'created' || status === 'pending';
  return isOpen && (discountClaim !== null || codeClaim !== null) ? discountCode : null;
}

/** A refund as the payer reads it. */
export function refundShapeOf({
  id,
  status,
  amountCents,
  credits,
  requestedAt,
  settledAt,
}: RefundRow): Refund {
  return {
    refund_id: id,
    ...{ status, amount: amountCents, credits },
    requested_at: requestedAt.toISOString(),
    settled_at: settledAt?.toISOString() ?? null,
  };
}
