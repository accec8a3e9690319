/** What of a worker's surroundings it uses. */
interface WorkerScope {
  location: { origin: string };
  navigator: { setAppBadge?(count: number): Promise<void> };
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: string, listener: (event: WorkerEvent) => void): void;
}
interface WindowClient {
  url: string;
  visibilityState: string;
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<unknown>;
}
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
  data?: { json(): unknown } | null;
  notification?: { close(): void; data?: { path?: unknown } };
}

/**
 * The service worker, version 2: shows push messages and leads to their page. Its source is sent as it stands, so it may
 * use nothing from outside. It keeps no page and no answer: what a member saw is not left in a browser.
 */
export function serviceWorker(self: WorkerScope): void {
  const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const home = (path: unknown): string => {
    try {
      const url = new URL(String(path), self.location.origin);
      return url.origin === self.location.origin ? url.href : self.location.origin;
    } catch {
      return self.location.origin;
    }
  };
  const show = async (sent: { title?: unknown; body?: unknown; path?: unknown; count?: unknown }) => {
    if (typeof sent.count === 'number') await self.navigator.setAppBadge?.(sent.count).catch(() => undefined);
    // An open page tells it itself.
    if ((await windows()).some((page) => page.visibilityState === 'visible')) return;
    await self.registration.showNotification(String(sent.title ?? ''), {
      body: String(sent.body ?? ''),
      // A newer message takes the place of the one before.
      tag: 'news',
      renotify: true,
      data: { path: sent.path },
    });
  };
  const lead = async (path: unknown) => {
    const url = home(path);
    const pages = await windows();
    const there = pages.find((page) => page.url === url);
    if (there) return there.focus();
    const [page] = pages;
    if (!page) return self.clients.openWindow(url);
    await page.focus();
    return page.navigate(url);
  };

  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('push', (event) => {
    event.waitUntil(show((event.data?.json() ?? {}) as object));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification?.close();
    event.waitUntil(lead(event.notification?.data?.path ?? '/'));
  });
}
