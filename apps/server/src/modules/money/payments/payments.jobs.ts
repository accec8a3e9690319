import { z } from 'zod';
import { id } from '@kindling/contract/values';
import { defineJob } from '../../../kernel/outbox/job.js';

/** Asks the provider to drop what it keeps of payments whose payer is erased. */
export const forgetCheckoutsJob = defineJob(
  'payments.forget_checkouts',
  z.strictObject({ provider: z.string(), references: z.array(z.string()) }),
  { neverGivesUp: true, leavesNoTrace: true },
);

/** Asks the provider how a payment stands, so that a lost webhook loses nothing. */
export const reconcilePaymentJob = defineJob('payments.reconcile', z.strictObject({ paymentId: id }));

/** Ends a payment that its provider never ended, so that what it holds of a discount is free again. */
export const expirePaymentJob = defineJob('payments.expire', z.strictObject({ paymentId: id }));

/** Tells a provider that a mandate ended. It names no member. */
export const endMandateJob = defineJob(
  'payments.end_mandate',
  z.strictObject({ provider: z.string(), customer: z.string(), mandate: z.string() }),
  { neverGivesUp: true, leavesNoTrace: true },
);
export type EndedMandate = z.output<typeof endMandateJob.payload>;

/** Keeps the card of a payment whose payer agreed to that. */
export const keepCardJob = defineJob('payments.keep_card', z.strictObject({ paymentId: id }));

/** Tells a payer what will be debited, when and by which mandate, before it is (SEPA). */
export const debitNoticeJob = defineJob('payments.debit_notice', z.strictObject({ paymentId: id }), {
  leavesNoTrace: true,
});

/** Reads the lists of a brand's providers, so that news of later days are not lost either. */
export const reconcileListsJob = defineJob('payments.reconcile_lists', z.strictObject({}));

/**
 * Writes to the payer: the receipt once it is paid, that money goes back, or that it could not. Its row goes when it is
 * done: it names a payment.
 */
export const paymentMailJob = defineJob(
  'payments.mail',
  z.strictObject({
    about: z.enum(['receipt', 'refund_received', 'refund_failed']),
    paymentId: id,
    refundId: id.nullable(),
  }),
  { leavesNoTrace: true },
);
export type PaymentMailOrder = z.output<typeof paymentMailJob.payload>;
