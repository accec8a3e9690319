import { z } from 'zod';
import { id } from '@kindling/contract/values';
import { defineJob } from '../../../kernel/outbox/job.js';

const restrictionMailOrder = z.strictObject({
  about: z.enum(['imposed', 'ended', 'received', 'outcome', 'data']),
  restrictionId: id,
});
export type RestrictionMailOrder = z.output<typeof restrictionMailOrder>;

/** A mail about a restriction; to whom and with which text is read when it is sent (`RestrictionMails`). */
export const restrictionMailJob = defineJob('restrictions.mail', restrictionMailOrder);
