/** What a member may be told by mail and push, each of which they can switch off (specification §3). */
export const notificationKinds = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'promotions',
  'weekly_updates',
  'news',
  'reminders',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Advertising: sent only while the member's consent to marketing stands (trust 13). */
export const marketingKinds: readonly NotificationKind[] = ['promotions', 'weekly_updates', 'news'];

export function isMarketing(kind: NotificationKind): boolean {
  return marketingKinds.includes(kind);
}

/** Whether the member switched off something that they are told otherwise; advertising is off by itself. */
export function missesNotifications(disabled: readonly NotificationKind[]): boolean {
  return disabled.some((kind) => !isMarketing(kind));
}
