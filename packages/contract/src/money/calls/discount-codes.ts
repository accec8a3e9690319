import { z } from 'zod';
import { discountStatuses, discountValidities } from '../discount-codes.js';
import { currencies } from '../../languages.js';
import { route } from '../../route.js';
import { discount, discountCode } from '../discount.js';
import { listQuery } from '../../console/list-query.js';
import { cents, id, instant, rowKey, tenantId } from '../../values.js';

/** Discount codes on the console (specification §3, decisions §7.5). */

export const discountCodeColumns = ['created_at', 'code'] as const;
export const discountCodeFilter = z.strictObject({
  tenant: tenantId.optional(),
  status: z.enum(discountStatuses).optional(),
  /** Prefix of the code. */
  q: z.string().max(24).optional(),
});

/** The amount off, and the minimum order value; in minor units, up to the largest price. */
const amount = z.int().min(1).max(10_000_000).nullable();

/** Properties of a new code; a code for one member is always random, so that it does not identify the member. */
const rules = z.strictObject({
  ...discount.pick({
    percentage: true,
    currency: true,
    country: true,
    expires: true,
    paymentmethods: true,
  }).shape,
  value: amount,
  minimum_order_value: amount,
  validity: z.enum(discountValidities),
});
export type DiscountRules = z.output<typeof rules>;

export const discountCodeRow = z.strictObject({
  id: rowKey,
  tenant: tenantId,
  ...discount.omit({ user_id: true }).shape,
  /** `<tenant>:<profile id>` of the only member who may use it. */
  user_id: z.string().nullable(),
  /** The staff member's name; their id once they have left. */
  created_by: z.string(),
  created_at: instant,
  /** Completed payments with this code. */
  uses: z.int().nonnegative(),
  /** Open payments that hold it. */
  open: z.int().nonnegative(),
  /** Revenue of those payments after the discount, without fully refunded ones. */
  revenue: z.array(z.strictObject({ currency: z.enum(currencies), amount: cents, taken_off: cents })),
});
export type DiscountCodeRow = z.output<typeof discountCodeRow>;

export const listDiscountCodes = route('listDiscountCodes', {
  summary: 'Discount codes of the brands the staff member was given; Content-Range carries the count.',
  access: 'staff:codes:write',
  query: listQuery,
  list: { columns: discountCodeColumns, filter: discountCodeFilter },
  response: z.array(discountCodeRow),
  problems: ['not_found', 'validation_failed'],
});

export const readDiscountCode = route('readDiscountCode', {
  summary: 'One discount code with the figures of its use.',
  access: 'staff:codes:write',
  params: z.strictObject({ id: rowKey }),
  response: discountCodeRow,
  problems: ['not_found'],
});

export const createDiscountCode = route('createDiscountCode', {
  summary: 'Makes a discount code, or draws one that nobody guesses.',
  access: 'staff:codes:write',
  body: rules.extend({
    tenant: tenantId,
    /** Absent: a random one. */
    code: discountCode.optional(),
    /** `<tenant>:<profile id>`, or the profile id alone. */
    user_id: rowKey.or(id).nullable().optional(),
  }),
  response: discountCodeRow,
  problems: ['not_found', 'validation_failed', 'discount_code_taken', 'discount_too_low'],
});

export const updateDiscountCode = route('updateDiscountCode', {
  summary: 'Changes what a code is for, or disables it. What it takes off stays: people were told it.',
  access: 'staff:codes:write',
  params: z.strictObject({ id: rowKey }),
  body: z.strictObject({
    status: z.enum(discountStatuses).optional(),
    minimum_order_value: amount.optional(),
    country: discount.shape.country.optional(),
    expires: discount.shape.expires.optional(),
    paymentmethods: discount.shape.paymentmethods.optional(),
  }),
  response: discountCodeRow,
  problems: ['not_found', 'validation_failed', 'discount_too_low'],
});

/** Maximum number of codes generated at once. */
export const discountBatch = { most: 1000 } as const;

export const createDiscountBatch = route('createDiscountBatch', {
  summary: 'Draws many codes with one beginning, each for one use unless said otherwise.',
  access: 'staff:codes:write',
  body: rules.extend({
    tenant: tenantId,
    prefix: z.string().regex(/^[A-Z0-9]{0,10}$/),
    count: z.int().min(1).max(discountBatch.most),
  }),
  response: z.strictObject({ codes: z.array(z.string()) }),
  problems: ['not_found', 'validation_failed', 'discount_too_low'],
});

export const getPriceHistory = route('getPriceHistory', {
  summary: 'What the bundles of a brand cost in the last 60 days, for the preview of their prices.',
  access: 'staff:tenants:read',
  params: z.strictObject({ id: tenantId }),
  response: z.strictObject({
    versions: z.array(
      z.strictObject({
        since: instant,
        currency: z.enum(currencies),
        bundles: z.array(
          z.strictObject({
            code: z.string(),
            credits: z.int(),
            price_cents: z.int(),
            prices: z.partialRecord(z.enum(currencies), z.int()).optional(),
          }),
        ),
      }),
    ),
  }),
  problems: ['not_found'],
});
