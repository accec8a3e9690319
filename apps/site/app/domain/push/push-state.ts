/** This browser's state of push messages (specification §4 "Push"). */
export type PushState = 'not_capable' | 'denied' | 'not_subscribed' | 'subscribed';

/** The parts of a browser that determine it; absent where the browser lacks them. */
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

/** The part of a `PushSubscription` that says whose messages it accepts. */
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
 * Asks only the browser, never the member.
 *
 * @param publicKey of the installation; a subscription made with another key receives none of its messages
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
