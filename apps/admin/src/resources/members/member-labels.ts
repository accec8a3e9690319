import type { MailKind, MailState } from '@kindling/contract/mails/mail-kinds';
import type { NotificationKind } from '@kindling/contract/mails/notification-kinds';
import type { ActReason, MemberPage } from '@kindling/contract/overviews/calls/member-desk';
import type { ConsentKind } from '@kindling/contract/profiles/calls/consents';
import { t } from '../../shared/words/texts';

export const mailNames: Readonly<Record<MailKind, string>> = {
  activation: t('Activation link'),
  reset: t('New password'),
  mail_change: t('New address: link'),
  reactivation: t('Account deleted, way back'),
  address_taken: t('Somebody signed up with the address'),
  mail_change_taken: t('Somebody wanted the address'),
  password_changed: t('Password changed'),
  mail_changed: t('Address changed'),
  data_offer: t('Where the data is'),
  receipt: t('Receipt'),
  refund_received: t('Money goes back'),
  refund_failed: t('Money could not go back'),
  debit_notice: t('Notice before a debit'),
  report_receipt: t('Report received'),
  report_decision: t('Report decided'),
  complaint_receipt: t('Complaint received'),
  complaint_answer: t('Answer to a complaint'),
  complaint_closed: t('Complaint closed'),
  restriction_imposed: t('Statement of reasons'),
  restriction_ended: t('Restriction lifted'),
  appeal_received: t('Appeal received'),
  appeal_outcome: t('Appeal decided'),
  verification: t('Verified photo'),
  notice: t('News of others'),
  weekly_update: t('Weekly update'),
  reminder: t('Reminder'),
  newsletter: t('Newsletter'),
};

export const mailStateNames: Readonly<Record<MailState, string>> = {
  trying: t('Not taken yet'),
  sent: t('Sent'),
  refused: t('Refused by the server'),
  blocked: t('The server takes no mail of ours'),
  returned: t('Came back later'),
};

export const consentNames: Readonly<Record<ConsentKind, string>> = {
  terms: t('Terms'),
  sensitive_data: t('Sensitive data'),
  marketing: t('Marketing'),
};

export const notificationNames: Readonly<Record<NotificationKind, string>> = {
  new_conversations: t('New conversations'),
  new_messages: t('New messages'),
  like: t('Likes'),
  unread_message_reminders: t('Unread messages'),
  promotions: t('Promotions'),
  weekly_updates: t('Weekly updates'),
  news: t('News'),
  reminders: t('Reminders'),
};

export const actReasonNames: Readonly<Record<ActReason, string>> = {
  asked_by_mail: t('The member asked by mail'),
  asked_by_phone: t('The member asked by telephone'),
  asked_by_letter: t('The member asked by letter'),
  security: t('Somebody else may be in the account'),
  authority: t('An authority ordered it'),
};

export const outcomeNames = {
  restricted: t('Upheld'),
  dismissed: t('Dismissed'),
  left: t('The member left'),
} as const satisfies Record<NonNullable<NonNullable<MemberPage['reports']>['by'][number]['outcome']>, string>;
