import { z } from 'zod';
import { countries, currencies } from '../../languages.js';
import { paymentMethods } from '../payment-methods.js';
import { route } from '../../route.js';
import { discount, discountCode } from '../discount.js';
import { directDebitRefusals, mandate } from './mandates.js';
import { cents, clientId, credits, id, instant, isoDate } from '../../values.js';

/** States of a payment that was paid: its credits were booked, even if the money went back later. */
export const paidStatuses = ['completed', 'refunded', 'charged_back'] as const;

/**
 * States of a payment (specification §4); `pending` is what the site calls being processed. `expired`: not paid while
 * the provider's page was open. `refunded`: fully refunded. `charged_back`: taken back by the payer's bank.
 */
export const paymentStatuses = [
  'created',
  'pending',
  'failed',
  'cancelled',
  'expired',
  ...paidStatuses,
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * States of a refund. `requested`: the credits are held, the provider was not called yet (or a second staff member must
 * approve). `pending`: the provider is processing it. `failed`: no money goes back, the credits are in the wallet
 * again.
 */
export const refundStatuses = ['requested', 'pending', 'completed', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

export const payment = z.strictObject({
  payment_id: id,
  status: z.enum(paymentStatuses),
  credits,
  amount: cents,
  currency: z.enum(currencies),
  payment_method: z.enum(paymentMethods),
  /** The method's surcharge; 0 unless the brand passes it on. */
  transaction_costs: cents,
  /** Code of the discount that this open payment holds; null for none. */
  held_discount: discountCode.nullable(),
  created_at: instant,
});
export type Payment = z.output<typeof payment>;

export const bundleOffer = z.strictObject({
  id: z.string(),
  credits,
  /** VAT included, in minor units, after the discount. */
  amount: cents,
  /** The brand's price before the discount. */
  full_amount: cents,
  /** The struck-through price: the lowest of the previous 30 days (trust 3); null for none. */
  struck_amount: cents.nullable(),
  currency: z.enum(currencies),
  /** Messages that the bundle pays for, at `message_credits` each. */
  messages: z.int().nonnegative(),
  /** Price of one message in minor units, rounded up. */
  message_price: cents,
});
export type BundleOffer = z.output<typeof bundleOffer>;

/** Why a code can't be used, wherever it is entered. */
export const discountRefusals = [
  'discount_not_found',
  'discount_used',
  'discount_expired',
  'discount_country',
  'discount_currency',
  'discount_unconfirmed',
] as const;

export const getBundles = route('getBundles', {
  summary:
    "The brand's credit bundles and the payment methods offered, at the prices of the discount that is named, else of the one that the member has now.",
  access: 'visitor',
  query: z.strictObject({ discount: discountCode.optional() }),
  response: z.strictObject({
    bundles: z.array(bundleOffer),
    /** The discount applied: the entered code, else the time bonus, else the welcome code; null for none. */
    discount: discount.nullable(),
    /** Why the entered code was not applied; null when none was entered, or it was. */
    discount_refused: z.enum([...discountRefusals, 'rate_limited']).nullable(),
    /** The bundle and method of the caller's last completed payment, as far as both are offered now. */
    last_order: z
      .strictObject({
        bundle: z.string(),
        payment_method: z.enum(paymentMethods),
        /** The account or card kept from it, while its mandate is valid. */
        mandate: mandate.nullable(),
      })
      .nullable(),
    /** The payer's country: their choice, else their residence, else by their IP address; null when unknown. */
    country: z.enum(countries).nullable(),
    payment_methods: z.array(z.enum(paymentMethods)),
    /** Surcharge of each method, in minor units of the payer's currency; absent for none. */
    transaction_costs: z.partialRecord(z.enum(paymentMethods), cents),
    /** Banks to choose from, for methods that have them. */
    banks: z.partialRecord(
      z.enum(paymentMethods),
      z.array(z.strictObject({ id: z.string(), name: z.string() })),
    ),
    /** Payments of the caller that are being processed, newest first. */
    pending: z.array(payment),
    refund_days: z.int(),
  }),
  problems: [],
});

export const getLeavingOffers = route('getLeavingOffers', {
  summary:
    'What members who think of leaving can have now: lower prices, and the money of purchases that can still be undone.',
  access: 'member',
  response: z.strictObject({
    trial: z.strictObject({ code: discountCode, bundle: bundleOffer }).nullable(),
    discount: z.strictObject({ code: discountCode, percentage: z.int() }).nullable(),
    /** Purchases that can still be withdrawn from, newest first, with the refund of each. */
    undoable: z.array(
      z.strictObject({
        payment_id: id,
        amount: cents,
        currency: z.enum(currencies),
        /** Credits that leave the wallet. */
        credits,
        /** The last day of withdrawal, in the brand's time zone. */
        last_day: isoDate,
      }),
    ),
  }),
  problems: [],
});

export const startPayment = route('startPayment', {
  summary: 'Starts the purchase of a bundle; a repeat of `client_id` is the same payment.',
  access: 'member',
  body: z.strictObject({
    client_id: clientId,
    bundle: z.string().max(40),
    payment_method: z.enum(paymentMethods),
    discount: discountCode.optional(),
    /** The price shown to the payer, in minor units: at another price no payment starts. */
    amount: cents.optional(),
    currency: z.enum(currencies).optional(),
    /** The surcharge shown to the payer. */
    transaction_costs: cents.optional(),
    /** The kept account or card to pay with. */
    mandate: id.optional(),
    /** Id of the payer’s bank, one of the listed ones; without it the provider's page asks. */
    bank: z.string().max(40).optional(),
    /** Whether the card may be kept for later orders. */
    keep: z.boolean().optional(),
  }),
  response: z.strictObject({ payment, redirect_url: z.string() }),
  problems: [
    'not_found',
    'payment_method_unavailable',
    'payment_method_amount',
    'payment_failed',
    'mandate_missing',
    ...directDebitRefusals,
    'account_restricted',
    'idempotency_conflict',
    ...discountRefusals,
    'discount_in_use',
    'discount_minimum',
    'discount_method',
    'price_changed',
  ],
});

/** A refund of a purchase, as its payer sees it. */
export const refund = z.strictObject({
  refund_id: id,
  status: z.enum(refundStatuses),
  amount: cents,
  /** Credits taken out of the wallet for it. */
  credits,
  requested_at: instant,
  settled_at: instant.nullable(),
});
export type Refund = z.output<typeof refund>;

/** The refund if the purchase is undone now. */
export const refundOffer = z.strictObject({
  amount: cents,
  /** Credits that leave the wallet. */
  credits,
  /** Credits of this purchase that were used, so their money is not refunded. */
  used_credits: credits,
  /** The last day of withdrawal, in the brand's time zone; and the instant at which that day ends. */
  last_day: isoDate,
  until: instant,
});

export const listPayments = route('listPayments', {
  summary: "The member's newest 100 payments, the newest first.",
  access: 'member',
  response: z.strictObject({ payments: z.array(payment) }),
  problems: [],
});

export const getPayment = route('getPayment', {
  summary: 'State of one payment of the member, with what went back of it and what still can.',
  access: 'member',
  params: z.strictObject({ id }),
  response: z.strictObject({
    payment,
    /** The member's credits, including this payment's. */
    balance: credits,
    /** Null when no money can go back (any more). */
    withdrawal: refundOffer.nullable(),
    /** Newest first. */
    refunds: z.array(refund),
    /** Path of the receipt as a PDF; null if unpaid. */
    receipt: z.string().nullable(),
    /** The bundle to order again after a failure, and whether a kept card or account failed; null unless it failed. */
    again: z.strictObject({ bundle: z.string(), kept: z.boolean(), paypal: z.boolean() }).nullable(),
  }),
  problems: ['not_found'],
});

export const cancelPayment = route('cancelPayment', {
  summary:
    'Cancels a payment that is not paid, as far as its provider can still call it back; its discount is free again. A repeat changes nothing.',
  access: 'member',
  params: z.strictObject({ id }),
  response: z.strictObject({ payment }),
  problems: ['not_found', 'payment_under_way', 'payment_failed'],
});

export const withdrawPurchase = route('withdrawPurchase', {
  summary:
    'Undoes a purchase within `refund_days`, of which exactly what was shown goes back; a repeat of `client_id` is the same refund.',
  access: 'member',
  params: z.strictObject({ id }),
  body: z.strictObject({ client_id: clientId, amount: cents, credits }),
  response: z.strictObject({ refund }),
  problems: ['not_found', 'refund_unavailable', 'refund_changed'],
});

export const paymentWebhook = route('paymentWebhook', {
  summary: "A provider's signed message about a payment; the only way by which a payment changes its state.",
  access: 'signed',
  params: z.strictObject({ provider: z.string().regex(/^[a-z]{2,20}$/) }),
  query: z.strictObject({
    /** The key that a provider without signatures was given to send along. */
    key: z
      .string()
      .regex(/^[0-9a-f]{48}$/)
      .optional(),
  }),
  body: z.unknown(),
  response: z.strictObject({ done: z.literal(true) }),
  problems: ['webhook_refused'],
});
