import { z } from 'zod';
import { countries, currencies } from '../../languages.js';
import { paymentMethods } from '../payment-methods.js';
import { route } from '../../route.js';
import { discount, discountCode } from '../discount.js';
import { directDebitRefusals, mandate } from './mandates.js';
import { cents, clientId, credits, id, instant, isoDate } from '../../values.js';

/** States of a payment that was paid: what it bought was credited, also where the money went back later. */
export const paidStatuses = ['completed', 'refunded', 'charged_back'] as const;

/**
 * States of a payment (specification §4); `pending` is what the site calls being processed. `expired`: nobody paid while
 * the provider's page was open. `refunded`: all the money went back. `charged_back`: the payer's bank took it back.
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
 * States of a refund. `requested`: the credits are held, the provider was not asked yet (or a second person of the staff
 * has to agree). `pending`: the provider is at it. `failed`: nothing goes back, the credits are in the wallet again.
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
  /** What the method adds to the price; 0 unless the brand passes it on. */
  transaction_costs: cents,
  /** Code of the discount that can't be had elsewhere while this payment is open; null for none. */
  held_discount: discountCode.nullable(),
  created_at: instant,
});
export type Payment = z.output<typeof payment>;

export const bundleOffer = z.strictObject({
  id: z.string(),
  credits,
  /** VAT included, in minor units; the discount is taken off. */
  amount: cents,
  /** The brand's price without a discount. */
  full_amount: cents,
  /** What may stand struck through beside it: the lowest price of the 30 days before (trust 3); null for nothing. */
  struck_amount: cents.nullable(),
  currency: z.enum(currencies),
  /** Messages that the bundle pays for, at `message_credits` each. */
  messages: z.int().nonnegative(),
  /** Price of one message in minor units, rounded up. */
  message_price: cents,
});
export type BundleOffer = z.output<typeof bundleOffer>;

/** Why a code that was named can't be had, wherever it is used. */
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
    /** What is taken off: the discount that was named, else the time bonus, else the welcome code; null for none. */
    discount: discount.nullable(),
    /** Why the discount that was named is not it; null when none was named, or it is. */
    discount_refused: z.enum([...discountRefusals, 'rate_limited']).nullable(),
    /** The bundle and the method of the caller's last completed payment, as far as both are offered here and now. */
    last_order: z
      .strictObject({
        bundle: z.string(),
        payment_method: z.enum(paymentMethods),
        /** The account or card that was kept of it, while money may be taken from it. */
        mandate: mandate.nullable(),
      })
      .nullable(),
    /** Where the payer is: their choice, else where they live, else what their address says; null when nobody knows. */
    country: z.enum(countries).nullable(),
    payment_methods: z.array(z.enum(paymentMethods)),
    /** What a method adds to the price, in minor units of what is paid in; absent where it adds nothing. */
    transaction_costs: z.partialRecord(z.enum(paymentMethods), cents),
    /** Banks that the payer may choose from, of the methods that have some. */
    banks: z.partialRecord(
      z.enum(paymentMethods),
      z.array(z.strictObject({ id: z.string(), name: z.string() })),
    ),
    /** Payments of the caller that are being processed, the newest first. */
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
    /** Purchases that can still be undone, the newest first, with what goes back of each. */
    undoable: z.array(
      z.strictObject({
        payment_id: id,
        amount: cents,
        currency: z.enum(currencies),
        /** Leave the wallet. */
        credits,
        /** The last day on which it can be undone, where the brand is at home. */
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
    /** What the payer was shown, in minor units: at another price nothing is started. */
    amount: cents.optional(),
    currency: z.enum(currencies).optional(),
    /** What the payer was shown that the method adds. */
    transaction_costs: cents.optional(),
    /** The kept account or card that is paid with. */
    mandate: id.optional(),
    /** Id of the payer’s bank, one of those that are listed; without it the page of the provider asks. */
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

/** Money of a purchase that goes back, as its payer reads it. */
export const refund = z.strictObject({
  refund_id: id,
  status: z.enum(refundStatuses),
  amount: cents,
  /** Taken out of the wallet for it. */
  credits,
  requested_at: instant,
  settled_at: instant.nullable(),
});
export type Refund = z.output<typeof refund>;

/** What goes back if the purchase is undone now. */
export const refundOffer = z.strictObject({
  amount: cents,
  /** Leave the wallet. */
  credits,
  /** Of this purchase; were used, so their money stays. */
  used_credits: credits,
  /** The last day on which it can be undone, where the brand is at home; and the moment at which that day ends. */
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
    /** Credits of the member, with what this payment brought. */
    balance: credits,
    /** Null when nothing can go back (any more). */
    withdrawal: refundOffer.nullable(),
    /** The newest first. */
    refunds: z.array(refund),
    /** Path of the receipt as a PDF; null for what was not paid. */
    receipt: z.string().nullable(),
    /** The bundle to order again after a failure, and whether a kept card or account failed; null where none did. */
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
    /** What a provider that signs nothing was told to bring with it. */
    key: z
      .string()
      .regex(/^[0-9a-f]{48}$/)
      .optional(),
  }),
  body: z.unknown(),
  response: z.strictObject({ done: z.literal(true) }),
  problems: ['webhook_refused'],
});
