import { notificationKinds, type NotificationKind } from '@kindling/contract/mails/notification-kinds';

/** The kinds that are off, each once and in the order of the list. */
export function disabledKinds(kinds: readonly NotificationKind[]): NotificationKind[] {
  return notificationKinds.filter((kind) => kinds.includes(kind));
}
