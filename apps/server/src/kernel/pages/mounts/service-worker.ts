/** The part of a worker's global scope that it uses. */
interface WorkerScope {
  location: { origin: string; host: string };
  navigator: { setAppBadge?(count: number): Promise<void> };
  registration: {
    showNotification(title: string, options: object): Promise<void>;
    navigationPreload?: { enable(): Promise<void> };
  };
  clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
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
  respondWith(answer: Promise<Response>): void;
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  /** The content of a push message, or of a page's message. */
  data?: { json?(): unknown; offline?: unknown } | null;
  notification?: { close(): void; data?: { path?: unknown } };
}
interface CacheStore {
  match(request: Request | string): Promise<Response | undefined>;
  put(request: Request | string, answer: Response): Promise<void>;
  addAll(paths: readonly string[]): Promise<void>;
  keys(): Promise<readonly Request[]>;
  delete(request: Request): Promise<boolean>;
}
interface CacheStores {
  match(request: Request): Promise<Response | undefined>;
  open(name: string): Promise<CacheStore>;
  has(name: string): Promise<boolean>;
  keys(): Promise<readonly string[]>;
  delete(name: string): Promise<boolean>;
}

/**
 * The service worker, version 2: shows push messages and opens their page, stores the pages' files and a page for when
 * the network is away, and some pictures. Its source is sent as it is, so it must not use anything from outside. It
 * stores no page and no response of a member's; the pictures are deleted at logout (`forgetMember` of the site).
 *
 * It has one address, and a changed one waits until the tabs of the previous one are closed: one that took over at once
 * would end the previous one together with any page it was fetching, which then never arrived.
 */
export function serviceWorker(self: WorkerScope, caches: CacheStores): void {
  /** Of the photos the site knows the name, too. */
  const kept = { offline: 'offline-2', shell: 'shell-2', photos: 'photos-2' };
  const most = { shell: 150, photos: 60 };
  const isPart = (path: string) => /^\/(assets|theme|themes)\//.test(path);

  const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const home = (path: unknown): string => {
    try {
      const url = new URL(String(path), self.location.origin);
      return url.origin === self.location.origin ? url.href : self.location.origin;
    } catch {
      return self.location.origin;
    }
  };
  /** Each message is shown: a browser ends the subscription of a worker that stays silent. */
  const show = async (event: WorkerEvent) => {
    let sent: { title?: unknown; body?: unknown; path?: unknown; count?: unknown } = {};
    try {
      sent = (event.data?.json?.() ?? {}) as typeof sent;
    } catch {
      // Not a message of ours.
    }
    if (typeof sent.count === 'number') await self.navigator.setAppBadge?.(sent.count).catch(() => undefined);
    const isLookedAt = (await windows()).some((page) => page.visibilityState === 'visible');
    await self.registration.showNotification(String(sent.title ?? self.location.host), {
      body: String(sent.body ?? ''),
      // A newer message takes the place of the one before.
      tag: 'news',
      // An open page tells it itself: then it makes no sound.
      renotify: !isLookedAt,
      silent: isLookedAt,
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

  /** The kept pages for no connection: one, but while another takes its place. */
  const offlinePages = async () => {
    const keys = await (await caches.open(kept.offline)).keys();
    return keys.filter(({ url }) => !isPart(new URL(url).pathname));
  };
  /** Keeps the page for no connection as everybody gets it, and all that it is made of, in place of another language's. */
  const keepOfflinePage = async (path: unknown) => {
    if (typeof path !== 'string' || !path.startsWith('/')) return;
    const offlinePage = new URL(path, self.location.origin).href;
    const before = await offlinePages();
    if (before.some(({ url }) => url === offlinePage)) return;
    const answer = await fetch(offlinePage, { credentials: 'omit' });
    if (!answer.ok || answer.redirected) return;
    const html = await answer.clone().text();
    const parts = new Set(html.match(/\/(?:assets|theme|themes)\/[\w./-]+\.\w+/g));
    const cache = await caches.open(kept.offline);
    await cache.addAll([...parts]);
    await cache.put(offlinePage, answer);
    for (const page of before) await cache.delete(page);
  };
  const forgetOlder = async () => {
    const names = Object.values(kept);
    for (const name of await caches.keys()) if (!names.includes(name)) await caches.delete(name);
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  const reach = async (event: WorkerEvent): Promise<Response> => {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request));
    } catch {
      const { pathname, search } = new URL(event.request.url);
      const [offline] = await offlinePages();
      const page = offline && (await caches.match(offline));
      if (!page) return Response.error();
      // Behind the #, so that no server learns the wanted page.
      return new URL(offline.url).pathname === pathname
        ? page
        : Response.redirect(`${offline.url}#${pathname}${search}`);
    }
  };
  const store = async (name: 'shell' | 'photos', request: Request, answer: Response): Promise<void> => {
    // Pages of members make it, and the logout removes it: what a visitor sees, or is still under way then, is not kept.
    if (name === 'photos' && !(await caches.has(kept.photos))) return;
    const cache = await caches.open(kept[name]);
    await cache.put(request, answer);
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - most[name]))) await cache.delete(old);
  };
  /** What never changes under its address is fetched once. Where nothing can be stored, it is fetched each time. */
  const keep = async (event: WorkerEvent, name: 'shell' | 'photos'): Promise<Response> => {
    const { request } = event;
    const known = await caches.match(request).catch(() => undefined);
    if (known) return known;
    const answer = await fetch(request);
    if (answer.status === 200) event.waitUntil(store(name, request, answer.clone()).catch(() => undefined));
    return answer;
  };

  self.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(reach(event));
    else if (/^\/(assets|theme)\//.test(pathname)) event.respondWith(keep(event, 'shell'));
    else if (pathname.startsWith('/photos/')) event.respondWith(keep(event, 'photos'));
  });
  self.addEventListener('message', (event) => {
    event.waitUntil(keepOfflinePage(event.data?.offline).catch(() => undefined));
  });
  self.addEventListener('push', (event) => {
    event.waitUntil(show(event));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification?.close();
    event.waitUntil(lead(event.notification?.data?.path ?? '/'));
  });
}
