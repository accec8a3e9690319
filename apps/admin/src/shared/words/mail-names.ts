import type { MailKind } from '@kindling/contract/mails/mail-kinds';
import type { SampledMail } from '@kindling/contract/mails/sampled-mails';
import { t } from './texts';

/** Each mail as it is called beside its member, and when a brand sends it by itself. */
export const mailNames: Readonly<
  Record<SampledMail, { name: string; occasion: string }> &
    Record<Exclude<MailKind, SampledMail>, { name: string }>
> = {
  activation: { name: t('Activation link'), occasion: t('After a signup: confirm the address') },
  reset: { name: t('New password'), occasion: t('A new password was asked for') },
  mail_change: { name: t('New address: link'), occasion: t('A new address: confirm it') },
  reactivation: {
    name: t('Account deleted, way back'),
    occasion: t('The account was deleted: the way back'),
  },
  address_taken: {
    name: t('Somebody signed up with the address'),
    occasion: t('Somebody signed up with the address'),
  },
  mail_change_taken: {
    name: t('Somebody wanted the address'),
    occasion: t('Somebody wants the address for their account'),
  },
  passkey_added: { name: t('Passkey added'), occasion: t('A passkey was added') },
  passkey_removed: { name: t('Passkey removed'), occasion: t('A passkey was removed') },
  password_changed: { name: t('Password changed'), occasion: t('The password was changed') },
  mail_changed: { name: t('Address changed'), occasion: t('The address was changed') },
  data_offer: { name: t('Where the data is'), occasion: t('Where one’s data can be downloaded') },
  notice: { name: t('News of others'), occasion: t('Messages, likes and matches') },
  weekly_update: { name: t('Weekly update'), occasion: t('The week in counts') },
  reminder: { name: t('Reminder'), occasion: t('The profile is not finished') },
  receipt: { name: t('Receipt'), occasion: t('Receipt') },
  refund_received: { name: t('Money goes back'), occasion: t('Money goes back') },
  refund_failed: { name: t('Money could not go back'), occasion: t('Money could not go back') },
  report_receipt: { name: t('Report received'), occasion: t('A report was received') },
  report_decision: { name: t('Report decided'), occasion: t('A report was decided') },
  check_in: { name: t('Question after a date'), occasion: t('The morning after a shared date') },
  verification: { name: t('Verified photo'), occasion: t('The photo was compared') },
  complaint_receipt: { name: t('Complaint received'), occasion: t('A complaint was received') },
  complaint_answer: { name: t('Answer to a complaint'), occasion: t('A complaint was answered') },
  complaint_closed: { name: t('Complaint closed'), occasion: t('A complaint was closed') },
  debit_notice: { name: t('Notice before a debit') },
  restriction_imposed: { name: t('Statement of reasons') },
  restriction_ended: { name: t('Restriction lifted') },
  appeal_received: { name: t('Appeal received') },
  appeal_outcome: { name: t('Appeal decided') },
  newsletter: { name: t('Newsletter') },
};
