import { z } from 'zod';
import { id } from '@kindling/contract/values';
import { defineJob } from '../../kernel/outbox/job.js';

/** Asks the provider how a payment stands, so that a lost webhook loses nothing. */
export const reconcilePaymentJob = defineJob('payments.reconcile', z.strictObject({ paymentId: id }));
