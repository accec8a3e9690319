import type { SampledMail } from '@kindling/contract/sampled-mails';

/** When each mail is sent. */
export const sampleNames: Readonly<Record<SampledMail, string>> = {
  activation: 'After a signup: confirm the address',
  reset: 'A new password was asked for',
  mail_change: 'A new address: confirm it',
  reactivation: 'The account was deleted: the way back',
  address_taken: 'Somebody signed up with the address',
  mail_change_taken: 'Somebody wants the address for their account',
  password_changed: 'The password was changed',
  mail_changed: 'The address was changed',
  data_offer: 'Where one’s data can be downloaded',
  notice: 'Messages, likes and matches',
  weekly_update: 'The week in counts',
  reminder: 'The profile is not finished',
  receipt: 'Receipt',
  refund_received: 'Money goes back',
  refund_failed: 'Money could not go back',
  report_receipt: 'A report was received',
  report_decision: 'A report was decided',
  verification: 'The photo was compared',
  complaint_receipt: 'A complaint was received',
  complaint_answer: 'A complaint was answered',
  complaint_closed: 'A complaint was closed',
};
