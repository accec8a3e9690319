import { pushStateOf, type PushParts } from './push-state';

const key = 'BNcR-_8';
const subscribed = (text: string) => ({
  options: { applicationServerKey: new Uint8Array(Buffer.from(text, 'base64url')).buffer },
});

const browser = (
  permission: NotificationPermission,
  subscription: ReturnType<typeof subscribed> | null,
): PushParts => ({
  Notification: { permission },
  PushManager: {},
  navigator: {
    serviceWorker: {
      getRegistration: () =>
        Promise.resolve({ pushManager: { getSubscription: () => Promise.resolve(subscription) } }),
    },
  },
});

describe('the state of push messages', () => {
  it('is what the browser says', async () => {
    expect(await pushStateOf(browser('granted', subscribed(key)), key)).toBe('subscribed');
    expect(await pushStateOf(browser('granted', null), key)).toBe('not_subscribed');
    expect(await pushStateOf(browser('default', null), key)).toBe('not_subscribed');
    expect(await pushStateOf(browser('denied', null), key)).toBe('denied');
  });

  it('is not subscribed with the key of another installation, or an older one', async () => {
    expect(await pushStateOf(browser('granted', subscribed('BNcR')), key)).toBe('not_subscribed');
  });

  it('is not capable where a part is missing', async () => {
    const { Notification, ...without } = browser('granted', null);
    expect(Notification).toBeDefined();
    expect(await pushStateOf(without, key)).toBe('not_capable');
    expect(await pushStateOf({ ...browser('granted', null), navigator: {} }, key)).toBe('not_capable');
  });

  it('is not subscribed before anything was registered', async () => {
    const parts = browser('default', null);
    parts.navigator.serviceWorker = { getRegistration: () => Promise.resolve(undefined) };
    expect(await pushStateOf(parts, key)).toBe('not_subscribed');
  });
});
