import { notificationKinds, type NotificationKind } from '@kindling/contract/mails/notification-kinds';

/** The kinds in the page's groups; the last one needs the consent to marketing. */
export const groups = {
  others: ['new_conversations', 'new_messages', 'like'],
  reminders: ['unread_message_reminders', 'reminders'],
  marketing: ['promotions', 'weekly_updates', 'news'],
} as const satisfies Record<string, readonly NotificationKind[]>;

/** The kinds that are off after a switch. */
export function withSwitched(
  disabled: readonly NotificationKind[],
  kind: NotificationKind,
  on: boolean,
): NotificationKind[] {
  return notificationKinds.filter((entry) => (entry === kind ? !on : disabled.includes(entry)));
}
