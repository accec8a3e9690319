import type { Discount as DiscountAnswer } from '@kindling/contract/money/discount';
import { isExpired, type Discount } from './discount-rules.js';

/** A discount as it is told (specification §3). */
export function shapeOfDiscount(discount: Discount, now: Date): DiscountAnswer {
  const { code, reduction, minimum, country, memberId, methods, expiresAt, status, validity } = discount;
  return {
    code,
    percentage: reduction.kind === 'share' ? reduction.percentage : null,
    value: reduction.kind === 'value' ? reduction.cents : null,
    currency: reduction.kind === 'value' ? reduction.currency : (minimum?.currency ?? null),
    minimum_order_value: minimum?.cents ?? null,
    country,
    user_id: memberId,
    expires: expiresAt?.toISOString() ?? null,
    status,
    validity,
    expired: isExpired(discount, now),
    paymentmethods: methods && [...methods],
  };
}
