import type { SampledMail } from '@kindling/contract/mails/sampled-mails';
import type { MailContent } from '../look/mail-layout.js';
import type { Surroundings } from '../look/mail-surroundings.js';
import { accountMails } from './account-mails.js';
import { checkInMail } from './check-in-mail.js';
import { complaintMails } from './complaint-mails.js';
import { debitNotice } from './debit-notice.js';
import { mailingMails, trialMail } from './mailing-mails.js';
import { noticeMail } from './notice-mail.js';
import { paymentMails } from './payment-mails.js';
import { reportMails } from './report-mails.js';
import { restrictionMails } from './restriction-mails.js';
import { verificationMail } from './verification-mail.js';

/** All mails to members, by the job that sends them. */
const mails = [
  accountMails,
  noticeMail,
  mailingMails,
  trialMail,
  paymentMails,
  debitNotice,
  reportMails,
  complaintMails,
  restrictionMails,
  verificationMail,
  checkInMail,
];

/** Handlers of their jobs: providers of the Nest module. */
export const mailHandlers = mails.map(({ handler }) => handler);

const samples: Readonly<Record<SampledMail, (surroundings: Surroundings) => MailContent>> = {
  ...accountMails.samples,
  ...noticeMail.samples,
  ...mailingMails.samples,
  ...paymentMails.samples,
  ...reportMails.samples,
  ...complaintMails.samples,
  ...verificationMail.samples,
  ...checkInMail.samples,
};

/** A mail as members receive it, with sample data. */
export function sampleContent(kind: SampledMail, surroundings: Surroundings): MailContent {
  return samples[kind](surroundings);
}
