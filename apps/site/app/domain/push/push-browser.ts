import { browserApi } from '../../shared/api/browser-api';
import { registerWorker } from '../app/register-worker';

/**
 * Asks the browser, and by it the member, for push messages, and tells the server where they go.
 *
 * @returns false when the member or the browser says no
 */
export async function subscribePush(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await registerWorker();
  const registration = await navigator.serviceWorker.ready;
  await (await foreign(registration, publicKey))?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await tell(subscription);
  return true;
}

/** Ends push messages to this browser, here and on the server. */
export async function unsubscribePush(): Promise<void> {
  const subscription = await current();
  if (!subscription) return;
  await browserApi()('unsubscribePush', { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}

async function current(): Promise<PushSubscription | null> {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** A subscription that was made with another key takes none of ours. */
async function foreign(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription | null> {
  const known = await pushManager.getSubscription();
  const key = known?.options.applicationServerKey;
  if (!known || !key) return known;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  const isOurs = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
  return isOurs ? null : known;
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('The browser gave no whole subscription');
  await browserApi()('subscribePush', { body: { subscription: { endpoint, keys: { p256dh, auth } } } });
}
