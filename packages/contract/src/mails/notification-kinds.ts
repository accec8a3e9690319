/** What a member may be notified of by mail and push; each kind can be switched off (specification §3). */
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

/** Advertising: sent only with the member's consent to marketing (trust 13). */
export const marketingKinds: readonly NotificationKind[] = ['promotions', 'weekly_updates', 'news'];

export function isMarketing(kind: NotificationKind): boolean {
  return marketingKinds.includes(kind);
}

/** Whether the member switched off a notification that is on by default; advertising is off by default. */
export function missesNotifications(disabled: readonly NotificationKind[]): boolean {
  return disabled.some((kind) => !isMarketing(kind));
}
