import type { MailState } from '@kindling/contract/mails/mail-kinds';
import type { NotificationKind } from '@kindling/contract/mails/notification-kinds';
import type { ActReason } from '@kindling/contract/overviews/calls/member-desk';
import type { ConsentKind } from '@kindling/contract/profiles/calls/consents';
import { t } from '../../shared/words/texts';

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
