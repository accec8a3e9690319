import { z } from 'zod';
import { id } from '@kindling/contract/values';
import { defineJob } from '../../../kernel/outbox/job.js';

const ofPayment = z.strictObject({ paymentId: id });
/** Payments lose their ids with their payer. */
const payer = ({ paymentId }: { paymentId: string }) => paymentId;

/** Asks the provider to delete its data of payments whose payer is erased. */
export const forgetCheckoutsJob = defineJob(
  'payments.forget_checkouts',
  z.strictObject({ provider: z.string(), references: z.array(z.string()) }),
  { subject: null, neverGivesUp: true, leavesNoTrace: true },
);

/** Asks the provider for the state of a payment, so that a lost webhook loses nothing. */
export const reconcilePaymentJob = defineJob('payments.reconcile', ofPayment, { subject: payer });

/** Ends a payment that its provider never ended, so that the discount it claims is free again. */
export const expirePaymentJob = defineJob('payments.expire', ofPayment, { subject: payer });

/** Ends a mandate at its provider. It names no member. */
export const endMandateJob = defineJob(
  'payments.end_mandate',
  z.strictObject({ provider: z.string(), customer: z.string(), mandate: z.string() }),
  { subject: null, neverGivesUp: true, leavesNoTrace: true },
);
export type EndedMandate = z.output<typeof endMandateJob.payload>;

/** Keeps the card of a payment whose payer agreed to that. */
export const keepCardJob = defineJob('payments.keep_card', ofPayment, { subject: payer });

/** Notifies a payer of a debit before it happens: how much, when and by which mandate (SEPA). */
export const debitNoticeJob = defineJob('payments.debit_notice', ofPayment, {
  subject: payer,
  leavesNoTrace: true,
});

/** Reads the lists of a brand's providers, so that news of later days are not lost either. */
export const reconcileListsJob = defineJob('payments.reconcile_lists', z.strictObject({}), { subject: null });

/**
 * Mails the payer the receipt, that money goes back, or that it could not. Its row is deleted when it is done, because it
 * names a payment.
 */
export const paymentMailJob = defineJob(
  'payments.mail',
  z.strictObject({
    about: z.enum(['receipt', 'refund_received', 'refund_failed']),
    paymentId: id,
    refundId: id.nullable(),
  }),
  { subject: payer, leavesNoTrace: true },
);
export type PaymentMailOrder = z.output<typeof paymentMailJob.payload>;
