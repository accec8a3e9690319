import { pushStateOf, type PushParts } from './push-state';

const browser = (permission: NotificationPermission, subscription: unknown): PushParts => ({
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
    expect(await pushStateOf(browser('granted', { endpoint: 'x' }))).toBe('subscribed');
    expect(await pushStateOf(browser('granted', null))).toBe('not_subscribed');
    expect(await pushStateOf(browser('default', null))).toBe('not_subscribed');
    expect(await pushStateOf(browser('denied', null))).toBe('denied');
  });

  it('is not capable where a part is missing', async () => {
    const { Notification, ...without } = browser('granted', {});
    expect(Notification).toBeDefined();
    expect(await pushStateOf(without)).toBe('not_capable');
    expect(await pushStateOf({ ...browser('granted', {}), navigator: {} })).toBe('not_capable');
  });

  it('is not subscribed before anything was registered', async () => {
    const parts = browser('default', null);
    parts.navigator.serviceWorker = { getRegistration: () => Promise.resolve(undefined) };
    expect(await pushStateOf(parts)).toBe('not_subscribed');
  });
});
