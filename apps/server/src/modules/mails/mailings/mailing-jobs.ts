import { z } from 'zod';
import { languages } from '@kindling/contract/languages';
import { id } from '@kindling/contract/values';
import { defineJob } from '../../../kernel/outbox/job.js';

/** Looks at the next members of a mailing and orders their mails. */
export const walkMailingJob = defineJob('mailings.walk', z.strictObject({ mailingId: id }), {
  neverGivesUp: true,
});

const order = z.strictObject({ mailingId: id, memberId: id });
export type MailingOrder = z.output<typeof order>;

/** One member's mail of a mailing; the notifications write it. */
export const mailingMailJob = defineJob('mailings.send_mail', order, { leavesNoTrace: true });

const trial = z.strictObject({ mailingId: id, staffId: id, language: z.enum(languages) });
export type TrialOrder = z.output<typeof trial>;

/** A newsletter as a mail to whoever writes it. */
export const trialMailJob = defineJob('mailings.send_trial', trial, { leavesNoTrace: true });
