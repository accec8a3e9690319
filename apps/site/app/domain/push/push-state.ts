/** Where this browser stands with push messages (specification §4 "Push"). */
export type PushState = 'not_capable' | 'denied' | 'not_subscribed' | 'subscribed';

/** What of a browser decides it; absent where the browser lacks it. */
export interface PushParts {
  Notification?: { permission: NotificationPermission };
  PushManager?: unknown;
  navigator: {
    serviceWorker?: {
      getRegistration(): Promise<{ pushManager: { getSubscription(): Promise<unknown> } } | undefined>;
    };
  };
}

/** Asks the browser itself; never asks the member for anything. */
export async function pushStateOf({ Notification, PushManager, navigator }: PushParts): Promise<PushState> {
  if (!Notification || !PushManager || !navigator.serviceWorker) return 'not_capable';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? 'subscribed' : 'not_subscribed';
}
