import { z } from 'zod';
import { languages } from '@kindling/contract/languages';
import { sampledMails } from '@kindling/contract/mails/sampled-mails';
import { id } from '@kindling/contract/values';
import { defineJob } from '../../../../kernel/outbox/job.js';

const order = z.strictObject({ staffId: id, kind: z.enum(sampledMails), language: z.enum(languages) });
export type SampleOrder = z.output<typeof order>;

/** A sample mail to the staff member who requested it. */
export const sampleMailJob = defineJob('notifications.sample', order, { subject: null, leavesNoTrace: true });
