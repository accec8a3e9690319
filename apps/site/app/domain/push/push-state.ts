/** Where this browser stands with push messages (specification §4 "Push"). */
export type PushState = 'not_capable' | 'denied' | 'not_subscribed' | 'subscribed';

/** What of a browser decides it; absent where the browser lacks it. */
export interface PushParts {
  Notification?: { permission: NotificationPermission };
  PushManager?: unknown;
  navigator: {
    serviceWorker?: {
      getRegistration(): Promise<
        { pushManager: { getSubscription(): Promise<BrowserSubscription | null> } } | undefined
      >;
    };
  };
}

/** What of a `PushSubscription` tells whose messages it takes. */
interface BrowserSubscription {
  options: { applicationServerKey: ArrayBuffer | null };
}

/** Whether a subscription was made with this key. One that names no key counts as made with it. */
export function isOfKey({ options }: BrowserSubscription, publicKey: string): boolean {
  const { applicationServerKey: key } = options;
  if (!key) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}

/**
 * Asks the browser itself; never asks the member for anything.
 * @param publicKey of the installation; a subscription that was made with another takes none of its messages
 */
export async function pushStateOf(
  { Notification, PushManager, navigator }: PushParts,
  publicKey: string,
): Promise<PushState> {
  if (!Notification || !PushManager || !navigator.serviceWorker) return 'not_capable';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && isOfKey(subscription, publicKey) ? 'subscribed' : 'not_subscribed';
}
