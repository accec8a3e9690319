import { z } from 'zod';
import { id as idValue } from '@kindling/contract/values';
import { paymentOutcomes, refundOutcomes } from '../../../ports/payment-provider.js';

export const webhookBody = z.strictObject({
  id: z.string().min(1).max(100),
  reference: z.string().min(1).max(80),
  status: z.enum(paymentOutcomes),
  /** A refund's part of a message, next to its payment's current status. */
  refund: z.strictObject({ id: idValue, status: z.enum(refundOutcomes) }).optional(),
});
