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
 * A lower price that a member may have (specification §3). It takes a share or a value off every bundle;
 * where both are null, one bundle has a price of its own.
 */
export const discount = z.strictObject({
  code: discountCode,
  percentage: z.int().min(1).max(99).nullable(),
  /** Taken off a price in `currency`, in minor units. */
  value: cents.nullable(),
  /** Of `value` and `minimum_order_value`; null where there is neither. */
  currency: z.enum(currencies).nullable(),
  /** The least usual price of what is bought, in minor units. */
  minimum_order_value: cents.nullable(),
  /** The only country whose payers have it; null for all. */
  country: z.enum(countries).nullable(),
  /** The only member who has it; null for all. */
  user_id: id.nullable(),
  expires: instant.nullable(),
  status: z.enum(discountStatuses),
  validity: z.enum(discountValidities),
  /** Whether `expires` has passed, by the server's clock. */
  expired: z.boolean(),
  /** The only methods that it is for; null for all. */
  paymentmethods: z.array(z.enum(paymentMethods)).nullable(),
});
export type Discount = z.output<typeof discount>;

/** The time bonus of the caller, which runs by the server's clock (specification §4). */
export const timeBonus = z.strictObject({
  code: discountCode,
  percentage: z.int(),
  ends_at: instant,
  /** From this answer on, so that no clock but the server's counts. */
  seconds_left: z.int().positive(),
  /** The address has to be confirmed before it is taken off. */
  confirm_first: z.boolean(),
});
export type TimeBonus = z.output<typeof timeBonus>;
