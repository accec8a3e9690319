import { z } from 'zod';
import { countries, currencies } from '../../languages.js';
import { paymentMethods } from '../payment-methods.js';
import { route } from '../../route.js';
import { listQuery } from '../../console/list-query.js';
import { cents, clientId, credits, id, instant, rowKey, tenantId } from '../../values.js';
import { postingCauses } from '../../credits/calls/credits.js';
import { paymentStatuses, refundStatuses } from './payments.js';

/** Why staff refund a payment. Kept with the invoice; the note is erased with the member. */
export const refundReasons = [
  'changed_mind',
  'by_mistake',
  'paid_twice',
  'did_not_work',
  'complaint',
  'goodwill',
  'misuse',
  'other',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Maximum characters of staff's note on a refund, visible to staff only. */
export const refundNoteLength = 300;
const note = z.string().trim().max(refundNoteLength);

export const refundKinds = ['unused', 'full'] as const;
export const refundAskers = ['member', 'staff', 'provider'] as const;

/** `amount`: by currency first, as amounts of different currencies have no order. */
export const paymentListColumns = ['created_at', 'amount'] as const;
export const paymentListFilter = z.strictObject({
  tenant: tenantId.optional(),
  /** An order number, a provider's own id of a payment, or a member's id, in full. */
  q: z.string().max(100).optional(),
  status: z.enum(paymentStatuses).optional(),
  method: z.enum(paymentMethods).optional(),
  currency: z.enum(currencies).optional(),
  /** Started from, and before. */
  since: instant.optional(),
  until: instant.optional(),
  /** Paid from, and before. */
  paid_since: instant.optional(),
  paid_until: instant.optional(),
  /** Only each member's first paid payment. */
  first: z.literal(true).optional(),
});

export const staffPayment = z.strictObject({
  id: rowKey,
  tenant: tenantId,
  /** The order number on receipts. */
  order: z.string(),
  /** Null once the member is erased. */
  member: id.nullable(),
  status: z.enum(paymentStatuses),
  bundle: z.string(),
  credits,
  amount: cents,
  discount: cents,
  discount_code: z.string().nullable(),
  /** What went back to the payer. */
  refunded: cents,
  /** A refund that is not settled, and whether it waits for a second person; else the provider has it or gets it. */
  open_refund: z.strictObject({ amount: cents, waits: z.boolean() }).nullable(),
  returned_credits: credits,
  currency: z.enum(currencies),
  payment_method: z.enum(paymentMethods),
  provider: z.string(),
  /** The provider's own id; null until the provider's page was opened. */
  reference: z.string().nullable(),
  /** The payer's country of residence; null when unknown. */
  country: z.enum(countries).nullable(),
  created_at: instant,
  completed_at: instant.nullable(),
});
export type StaffPayment = z.output<typeof staffPayment>;

export const staffRefund = z.strictObject({
  id: rowKey,
  tenant: tenantId,
  payment: id,
  /** The payment's order number on receipts. */
  order: z.string(),
  status: z.enum(refundStatuses),
  kind: z.enum(refundKinds),
  amount: cents,
  currency: z.enum(currencies),
  credits,
  used_credits: credits,
  asked_by: z.enum(refundAskers),
  /** Set where staff requested it; the note and the reason of a refusal are null when empty. */
  reason: z.enum(refundReasons).nullable(),
  note: z.string().nullable(),
  decline_note: z.string().nullable(),
  /** Names of the requesting and the approving staff member. */
  staff: z.string().nullable(),
  approved_by: z.string().nullable(),
  /** Whether it waits for a second person, and whether the caller may be that person. */
  waits: z.boolean(),
  decidable: z.boolean(),
  failure: z.enum(['refused', 'declined']).nullable(),
  requested_at: instant,
  approved_at: instant.nullable(),
  settled_at: instant.nullable(),
});
export type StaffRefund = z.output<typeof staffRefund>;

export const staffPosting = z.strictObject({
  id,
  amount: z.int(),
  cause: z.enum(postingCauses),
  /** Of the payment or message that caused it. */
  cause_id: id.nullable(),
  at: instant,
});

export const listStaffPayments = route('listStaffPayments', {
  summary: 'Payments of the brands the staff member was given.',
  access: 'staff:payments:refund',
  query: listQuery,
  list: { columns: paymentListColumns, filter: paymentListFilter },
  response: z.array(staffPayment),
  problems: ['not_found', 'validation_failed'],
});

/** More payments than these are not summed: it would cost more than the list, whose count ends there as well. */
export const mostSummedPayments = 10_000;

export const getPaymentSums = route('getPaymentSums', {
  summary: 'Sums of the payments that a filter of their list finds, by currency.',
  access: 'staff:payments:refund',
  /** As of the list. */
  query: listQuery.pick({ filter: true }),
  response: z.strictObject({
    /** Null for more than `mostSummedPayments`. */
    sums: z
      .array(
        z.strictObject({
          currency: z.enum(currencies),
          paid: cents,
          /** What went back of it by now: refunds and chargebacks. */
          went_back: cents,
          /** Refunds that are not settled. */
          open_refunds: cents,
        }),
      )
      .nullable(),
  }),
  problems: ['not_found', 'validation_failed'],
});
export type PaymentSum = NonNullable<z.output<typeof getPaymentSums.response>['sums']>[number];

/** The refund as of now. */
const offer = z.strictObject({ amount: cents, credits, used_credits: credits });

export const getStaffPayment = route('getStaffPayment', {
  summary:
    'One payment with its whole story: what the provider said, refunds, postings and what could go back.',
  access: 'staff:payments:refund',
  params: z.strictObject({ id: rowKey }),
  response: staffPayment.extend({
    events: z.array(
      z.strictObject({ id, source: z.enum(['webhook', 'reconcile']), status: z.string(), at: instant }),
    ),
    refunds: z.array(staffRefund),
    postings: z.array(staffPosting),
    /** The tax in the price; null if unpaid, and where the rate is not known. In hundredths of a percent. */
    vat: z.strictObject({ country: z.enum(countries), rate: z.int(), amount: cents, net: cents }).nullable(),
    receipt_mailed_at: instant.nullable(),
    /** Spending of the wallet since the purchase, from whatever source; null if unpaid. */
    spent: z
      .strictObject({ messages: z.int().nonnegative(), credits, last_at: instant.nullable() })
      .nullable(),
    /** Credits of this purchase that were used. */
    used_credits: credits,
    /** Discrepancies that checks of the books found, newest first. */
    differences: z.array(
      z.strictObject({
        ...{ id, kind: z.string(), ours: z.string(), theirs: z.string(), at: instant },
        settled_at: instant.nullable(),
      }),
    ),
    /** Null where no refund of that kind is possible. */
    offers: z.strictObject({ unused: offer.nullable(), full: offer.nullable() }),
    /** Refunds above this amount need a second person. */
    limit: cents,
    /** End of the member's own withdrawal period; null if unpaid. */
    until: instant.nullable(),
  }),
  problems: ['not_found'],
});

export const askRefund = route('askRefund', {
  summary:
    'Gives money of a purchase back, within `refund_days`; above the limit it waits for a second person. A repeat of `client_id` is the same refund.',
  access: 'staff:payments:refund',
  params: z.strictObject({ id: rowKey }),
  body: z.strictObject({
    ...{ client_id: clientId, kind: z.enum(refundKinds), amount: cents, credits },
    reason: z.enum(refundReasons),
    note: note.optional(),
  }),
  response: staffRefund,
  problems: ['not_found', 'refund_unavailable', 'refund_changed'],
});

export const refundListColumns = ['requested_at'] as const;
export const refundListFilter = z.strictObject({
  tenant: tenantId.optional(),
  status: z.enum(refundStatuses).optional(),
  /** Only those that wait for a second person. */
  waits: z.literal(true).optional(),
});

export const listRefunds = route('listRefunds', {
  summary: 'Refunds of the brands the staff member was given.',
  access: 'staff:payments:refund',
  query: listQuery,
  list: { columns: refundListColumns, filter: refundListFilter },
  response: z.array(staffRefund),
  problems: ['not_found', 'validation_failed'],
});

export const decideRefund = route('decideRefund', {
  summary: 'The second person agrees to a refund above the limit, or anybody declines it.',
  access: 'staff:payments:refund',
  params: z.strictObject({ id: rowKey }),
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('approve') }),
    z.strictObject({ decision: z.literal('decline'), note: note.min(3) }),
  ]),
  response: staffRefund,
  problems: ['not_found', 'refund_decided', 'other_person_required'],
});

export const getMemberLedger = route('getMemberLedger', {
  summary: "A member's balance with the newest 500 postings behind it.",
  access: 'staff:payments:refund',
  params: z.strictObject({ id: rowKey }),
  response: z.strictObject({
    id: rowKey,
    credits,
    paid_user: z.boolean(),
    direct_debit_blocked: z.boolean(),
    postings: z.array(staffPosting),
  }),
  problems: ['not_found'],
});
