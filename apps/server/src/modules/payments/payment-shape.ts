import type { Payment } from '@kindling/contract/routes/payments';
import type { PaymentRow } from './payments.repository.js';

/** A payment as its payer reads it. */
export function shapeOf(payment: PaymentRow): Payment {
  return {
    payment_id: payment.id,
    status: payment.status,
    credits: payment.credits,
    amount: payment.amountCents,
    currency: payment.currency,
    payment_method: payment.paymentMethod,
    transaction_costs: 0,
    created_at: payment.createdAt.toISOString(),
  };
}
