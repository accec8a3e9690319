import { z } from 'zod';
import {
  discountCodePattern,
  discountStatuses,
  discountValidities,
  plainDiscountCode,
} from './discount-codes.js';
import { countries, currencies } from '../languages.js';
import { paymentMethods } from './payment-methods.js';
import { cents, id, instant } from '../values.js';

export const discountCode = z.string().overwrite(plainDiscountCode).regex(discountCodePattern);

/**
 * A discount of a member (specification §3). It takes a percentage or an amount off every bundle; where both are null,
 * one bundle has its own price.
 */
export const discount = z.strictObject({
  code: discountCode,
  percentage: z.int().min(1).max(99).nullable(),
  /** Taken off a price in `currency`, in minor units. */
  value: cents.nullable(),
  /** Of `value` and `minimum_order_value`; null where there is neither. */
  currency: z.enum(currencies).nullable(),
  /** The least regular price of the order, in minor units. */
  minimum_order_value: cents.nullable(),
  /** Limited to payers of this country; null for all. */
  country: z.enum(countries).nullable(),
  /** Limited to this member; null for all. */
  user_id: id.nullable(),
  expires: instant.nullable(),
  status: z.enum(discountStatuses),
  validity: z.enum(discountValidities),
  /** Whether `expires` has passed, by the server's clock. */
  expired: z.boolean(),
  /** Limited to these methods; null for all. */
  paymentmethods: z.array(z.enum(paymentMethods)).nullable(),
});
export type Discount = z.output<typeof discount>;

/** The caller's time bonus, which runs by the server's clock (specification §4). */
export const timeBonus = z.strictObject({
  code: discountCode,
  percentage: z.int(),
  ends_at: instant,
  /** Counted from this response, so that only the server's clock matters. */
  seconds_left: z.int().positive(),
  /** Whether the address must be confirmed first. */
  confirm_first: z.boolean(),
});
export type TimeBonus = z.output<typeof timeBonus>;
