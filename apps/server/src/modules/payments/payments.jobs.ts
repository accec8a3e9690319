import { z } from 'zod';
import { id } from '@kindling/contract/values';
import { defineJob } from '../../kernel/outbox/job.js';

/** Asks the provider to drop what it keeps of payments whose payer is erased. */
export const forgetCheckoutsJob = defineJob(
  'payments.forget_checkouts',
  z.strictObject({ provider: z.string(), references: z.array(z.string()) }),
  { neverGivesUp: true, leavesNoTrace: true },
);

/** Asks the provider how a payment stands, so that a lost webhook loses nothing. */
export const reconcilePaymentJob = defineJob('payments.reconcile', z.strictObject({ paymentId: id }));
