import { z } from 'zod';
import { languages } from '@kindling/contract/languages';
import { id } from '@kindling/contract/values';
import { defineJob } from '../../../kernel/outbox/job.js';

/** Processes the next members of a mailing and queues their mails. */
export const walkMailingJob = defineJob('mailings.walk', z.strictObject({ mailingId: id }), {
  subject: null,
  neverGivesUp: true,
});

const order = z.strictObject({ mailingId: id, memberId: id });
export type MailingOrder = z.output<typeof order>;

/** One member's mail of a mailing; the notifications write it. */
export const mailingMailJob = defineJob('mailings.send_mail', order, {
  subject: ({ memberId }) => memberId,
  leavesNoTrace: true,
});

const trial = z.strictObject({ mailingId: id, staffId: id, language: z.enum(languages) });
export type TrialOrder = z.output<typeof trial>;

/** A newsletter as a test mail to its author. */
export const trialMailJob = defineJob('mailings.send_trial', trial, { subject: null, leavesNoTrace: true });
