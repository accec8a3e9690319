import { browserApi } from '../../shared/api/browser-api';
import { registerWorker } from '../app/register-worker';
import { isOfKey } from './push-state';

/**
 * Subscribes this browser to push messages, with the member's permission, and sends the server its address.
 *
 * @returns false if the member or the browser refuses
 */
export async function subscribePush(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && !isOfKey(known, publicKey)) await known.unsubscribe();
  await tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  return true;
}

/**
 * Renews the subscription of a browser that its session subscribed before, if it was made with another key than the
 * installation's, or the browser lost it. Asks no permission: the member gave it then.
 *
 * @returns whether the browser was subscribed
 */
export async function renewPush(publicKey: string): Promise<boolean> {
  const known = await current();
  if (Notification.permission !== 'granted' || (known && isOfKey(known, publicKey))) return false;
  const isNew = await subscribePush(publicKey);
  if (isNew && known) await browserApi()('unsubscribePush', { body: { endpoint: known.endpoint } });
  return isNew;
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

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('The browser gave no whole subscription');
  await browserApi()('subscribePush', { body: { subscription: { endpoint, keys: { p256dh, auth } } } });
}
