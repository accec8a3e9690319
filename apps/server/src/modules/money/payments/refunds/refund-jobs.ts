import { z } from 'zod';
import { id } from '@kindling/contract/values';
import { defineJob } from '../../../../kernel/outbox/job.js';

/** Asks the provider to give money back. The credits are held until it answers, so this never gives up. */
export const sendRefundJob = defineJob('payments.send_refund', z.strictObject({ refundId: id }), {
  subject: null,
  neverGivesUp: true,
});

/** Asks the provider for the state of a refund, so that a lost webhook loses nothing. */
export const reconcileRefundJob = defineJob('payments.reconcile_refund', z.strictObject({ refundId: id }), {
  subject: null,
});
