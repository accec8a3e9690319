import { z } from 'zod';
import { id } from '@kindling/contract/values';
import { defineJob } from '../../../kernel/outbox/job.js';

/** What a mail is about. The address, and the token of a link, stay out of the queue. */
const accountMailOrder = z.discriminatedUnion('about', [
  /** A link that activates an account, resets its password, changes its address or brings it back. */
  z.strictObject({ about: z.literal('link'), linkId: id }),
  z.strictObject({ about: z.literal('password_changed'), accountId: id }),
  z.strictObject({ about: z.literal('passkey_added'), accountId: id }),
  z.strictObject({ about: z.literal('passkey_removed'), accountId: id }),
  /** Where its member takes their data along, because they asked support for it. */
  z.strictObject({ about: z.literal('data_offer'), accountId: id }),
  /** To the address that the account left by this link. */
  z.strictObject({ about: z.literal('mail_changed'), linkId: id }),
]);
export type AccountMailOrder = z.output<typeof accountMailOrder>;

/** A mail about an account; its kind and its addressee are decided when it is sent (`AccountMails`). */
export const accountMailJob = defineJob('accounts.mail', accountMailOrder, {
  subject: (order) => ('linkId' in order ? order.linkId : order.accountId),
});

/** Drops the mails to addresses of an erased account that were kept instead of sent. */
export const forgetMailsJob = defineJob(
  'accounts.forget_mails',
  z.strictObject({ addresses: z.array(z.string()) }),
  { subject: null, neverGivesUp: true, leavesNoTrace: true },
);
