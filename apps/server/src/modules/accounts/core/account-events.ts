import { z } from 'zod';
import type { Language } from '@kindling/contract/languages';
import { id } from '@kindling/contract/values';
import { defineEvent } from '../../../kernel/events.js';
import { defineJob } from '../../../kernel/outbox/job.js';

/** A first message that was written before the signup; whoever keeps it delivers it after the confirmation. */
export interface SignupMessage {
  profileId: string;
  text: string;
  /** Whether the visitor was told that the profile is fictional, if it is. */
  acknowledged: boolean;
}

export interface SignedUp {
  memberId: string;
  name: string;
  /** `YYYY-MM-DD` */
  dateOfBirth: string;
  language: Language;
  signupMessage?: SignupMessage;
}

/** An account was made; emitted inside the signup's transaction, a listener that throws undoes the signup. */
export const memberSignedUp = defineEvent<SignedUp>('accounts.member_signed_up');

/** The account's address was confirmed; emitted inside the activation's transaction. */
export const memberConfirmed = defineEvent<{ memberId: string }>('accounts.member_confirmed');

/**
 * A mail about a link that asks for a confirmation. Which one it is, the link itself or the notice that the address is
 * taken, is decided when it is sent: the signup must not know, nor take time to find out. The address and the link
 * stay out of the queue.
 */
export const confirmationMailJob = defineJob('accounts.confirmation_mail', z.strictObject({ linkId: id }));

/**
 * A mail with a link that resets a password, changes an address or brings an account back; to whom, if to anybody, is
 * decided when it is sent.
 */
export const linkMailJob = defineJob('accounts.link_mail', z.strictObject({ linkId: id }));

/** Drops the mails to addresses of an erased account that were kept instead of sent. */
export const forgetMailsJob = defineJob(
  'accounts.forget_mails',
  z.strictObject({ addresses: z.array(z.string()) }),
  { neverGivesUp: true, leavesNoTrace: true },
);

/** Tells an account's owner that its password is another now. */
export const passwordChangedJob = defineJob('accounts.password_changed', z.strictObject({ accountId: id }));

/** Tells the address that an account left that it is another now. */
export const mailChangedJob = defineJob('accounts.mail_changed', z.strictObject({ linkId: id }));
