import type { MailWordPart } from '@kindling/contract/mails/mail-words';
import type { SampledMail } from '@kindling/contract/mails/sampled-mails';
import { t } from '../../../shared/words/texts';

/** When each mail is sent. */
export const sampleNames: Readonly<Record<SampledMail, string>> = {
  activation: t('After a signup: confirm the address'),
  reset: t('A new password was asked for'),
  mail_change: t('A new address: confirm it'),
  reactivation: t('The account was deleted: the way back'),
  address_taken: t('Somebody signed up with the address'),
  mail_change_taken: t('Somebody wants the address for their account'),
  password_changed: t('The password was changed'),
  mail_changed: t('The address was changed'),
  data_offer: t('Where one’s data can be downloaded'),
  notice: t('Messages, likes and matches'),
  weekly_update: t('The week in counts'),
  reminder: t('The profile is not finished'),
  receipt: t('Receipt'),
  refund_received: t('Money goes back'),
  refund_failed: t('Money could not go back'),
  report_receipt: t('A report was received'),
  report_decision: t('A report was decided'),
  verification: t('The photo was compared'),
  complaint_receipt: t('A complaint was received'),
  complaint_answer: t('A complaint was answered'),
  complaint_closed: t('A complaint was closed'),
};

export const partNames: Readonly<Record<MailWordPart, string>> = {
  subject: t('Subject'),
  title: t('Title'),
  lead: t('Opening'),
};
