import type { MailKind, MailState } from '@kindling/contract/mail-kinds';
import type { NotificationKind } from '@kindling/contract/notification-kinds';
import type { ActReason, MemberPage } from '@kindling/contract/routes/member-desk';
import type { ConsentKind } from '@kindling/contract/routes/consents';

export const mailNames: Readonly<Record<MailKind, string>> = {
  activation: 'Activation link',
  reset: 'New password',
  mail_change: 'New address: link',
  reactivation: 'Account deleted, way back',
  address_taken: 'Somebody signed up with the address',
  mail_change_taken: 'Somebody wanted the address',
  password_changed: 'Password changed',
  mail_changed: 'Address changed',
  data_offer: 'Where the data is',
  receipt: 'Receipt',
  refund_received: 'Money goes back',
  refund_failed: 'Money could not go back',
  debit_notice: 'Notice before a debit',
  report_receipt: 'Report received',
  report_decision: 'Report decided',
  complaint_receipt: 'Complaint received',
  complaint_answer: 'Answer to a complaint',
  complaint_closed: 'Complaint closed',
  restriction_imposed: 'Statement of reasons',
  restriction_ended: 'Restriction lifted',
  appeal_received: 'Appeal received',
  appeal_outcome: 'Appeal decided',
  verification: 'Verified photo',
  notice: 'News of others',
  weekly_update: 'Weekly update',
  reminder: 'Reminder',
  newsletter: 'Newsletter',
};

export const mailStateNames: Readonly<Record<MailState, string>> = {
  trying: 'Not taken yet',
  sent: 'Sent',
  refused: 'Refused by the server',
  returned: 'Came back later',
};

export const consentNames: Readonly<Record<ConsentKind, string>> = {
  terms: 'Terms',
  sensitive_data: 'Sensitive data',
  marketing: 'Marketing',
};

export const notificationNames: Readonly<Record<NotificationKind, string>> = {
  new_conversations: 'New conversations',
  new_messages: 'New messages',
  like: 'Likes',
  unread_message_reminders: 'Unread messages',
  promotions: 'Promotions',
  weekly_updates: 'Weekly updates',
  news: 'News',
  reminders: 'Reminders',
};

export const actReasonNames: Readonly<Record<ActReason, string>> = {
  asked_by_mail: 'The member asked by mail',
  asked_by_phone: 'The member asked by telephone',
  asked_by_letter: 'The member asked by letter',
  security: 'Somebody else may be in the account',
  authority: 'An authority ordered it',
};

export const outcomeNames = {
  restricted: 'Upheld',
  dismissed: 'Dismissed',
  left: 'The member left',
} as const satisfies Record<NonNullable<NonNullable<MemberPage['reports']>['by'][number]['outcome']>, string>;

const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** `Chrome on Android`, of how a browser names itself; the whole of it where nothing is known. */
export function deviceName(userAgent: string): string {
  const nameIn = (table: readonly (readonly [part: string, name: string])[]) =>
    table.find(([part]) => userAgent.includes(part))?.[1];
  const named = [nameIn(browsers), nameIn(systems)].filter((part) => part !== undefined);
  return named.join(' on ') || userAgent || 'Unknown browser';
}
