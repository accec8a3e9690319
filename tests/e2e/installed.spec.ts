import { expect, test, type Page } from '@playwright/test';
import { asReturningVisitor, becomeMember, logInAlone, newAddress } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { startBesides } from '../support/browser/server.ts';
import { textsOf } from '../support/browser/texts.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');

interface Manifest {
  name: string;
  icons: { src: string; sizes: string }[];
}
const ready = 'navigator.serviceWorker.ready.then(() => undefined)';
const sizeOf = (address: string) =>
  `fetch('${address}').then((answer) => answer.blob()).then(createImageBitmap).then(({ width, height }) => width + 'x' + height)`;
/** Paths of everything that the worker keeps. */
const kept = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const keys = await Promise.all(stores.map((store) => store.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  })()`);

test('the site can be installed, says so when it is offline, and goes on by itself; photos go with the logout', async ({
  page,
  context,
}) => {
  const server = await startBesides();
  const site = server.origin(host);
  await asReturningVisitor(context);
  await logInAlone(page, host, 'premium@demo.test');
  await page.goto(`${site}/leden`);
  const href = await page.locator("link[rel='manifest']").getAttribute('href');
  const manifest = (await page.evaluate(`fetch('${href}').then((answer) => answer.json())`)) as Manifest;
  expect(manifest).toMatchObject({ name: 'Vonk', display: 'standalone', start_url: '/', scope: '/' });
  for (const { src, sizes } of manifest.icons) expect(await page.evaluate(sizeOf(src))).toBe(sizes);

  // Once the worker runs the page it keeps what pages are made of, and photos; of members nothing else.
  await page.evaluate(ready);
  await page.reload();
  await expect.poll(async () => (await kept(page)).some((path) => path.startsWith('/photos/'))).toBe(true);
  const others = (await kept(page)).filter(
    (path) => !/^\/(assets|theme|themes|photos)\/|^\/offline$/.test(path),
  );
  expect(others).toEqual([]);

  await server.stop();
  await page.goto(`${site}/leden?min_age=30`);
  await expect(page.getByRole('heading', { level: 1, name: t('offline:title') })).toBeVisible();
  await expect(page).toHaveURL(`${site}/offline#/leden?min_age=30`);
  const again = await startBesides(server.port);
  await page.getByRole('button', { name: t('common:action.retry') }).click();
  await expect(page).toHaveURL(`${site}/leden?min_age=30`);
  await expect(page.getByRole('heading', { level: 1, name: t('members:title') })).toBeVisible();

  await page.getByRole('button', { name: t('common:nav.account') }).click();
  await page.getByRole('button', { name: t('common:action.logout') }).click();
  await expect(page).toHaveURL(`${site}/`);
  await expect.poll(async () => (await kept(page)).some((path) => path.startsWith('/photos/'))).toBe(false);
  await again.stop();
});

/** Which workers a page knows. */
const workers = (page: Page) =>
  page.evaluate<{ active: string; waiting: string | null }>(`navigator.serviceWorker.ready.then((known) => ({
    active: known.active.scriptURL, waiting: known.waiting && known.waiting.scriptURL,
  }))`);

test('each push message is shown, also while a page is looked at, in the place of the one before', async ({
  page,
  context,
}) => {
  await asReturningVisitor(context);
  await logInAlone(page, host, 'premium@demo.test');
  await page.goto(`${originOf(host)}/leden`);
  await page.evaluate(ready);
  const browser = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registration;
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker runs');
  // A browser without a screen has no place for notifications, nor for a number on an icon.
  await worker.evaluate(`self.shown = [];
    self.navigator.setAppBadge = async () => undefined;
    self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options });`);
  const shown = () => worker.evaluate('self.shown');
  const deliver = (data: string) =>
    browser.send('ServiceWorker.deliverPushMessage', { origin: originOf(host), registrationId, data });
  const news = { title: 'Vonk', tag: 'news', data: { path: '/chats' }, silent: true, renotify: false };
  const [first, second] = ['Je hebt 1 nieuw bericht.', 'Je hebt 2 nieuwe berichten.'];
  for (const body of [first, second])
    await deliver(JSON.stringify({ title: 'Vonk', body, path: '/chats', count: 1 }));
  await expect.poll(shown).toMatchObject([
    { ...news, body: first },
    { ...news, body: second },
  ]);
  // A service may send an empty one.
  await deliver('');
  await expect.poll(shown).toMatchObject([{}, {}, { title: new URL(originOf(host)).host, tag: 'news' }]);
});

/**
 * A push service is another machine: what the browser asks of it is answered in the page, which has a subscription of an older
 * key. A browser without a screen allows no notifications, so that is answered there, too.
 */
const withOlderKey = `
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = () => Promise.resolve('granted');
  const subscription = (endpoint, key) => ({
    endpoint,
    options: { applicationServerKey: key },
    toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
    unsubscribe: () => ((current = null), Promise.resolve(true)),
  });
  let current = subscription('https://push.example.org/older', new Uint8Array([4, 1, 2]).buffer);
  PushManager.prototype.getSubscription = () => Promise.resolve(current);
  PushManager.prototype.subscribe = ({ applicationServerKey: text }) => {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const key = Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)).buffer;
    current = subscription('https://push.example.org/newer', key);
    return Promise.resolve(current);
  };`;

test('a browser that subscribed before the keys changed subscribes anew by itself, and nobody else’s does', async ({
  page,
  context,
}, { project }) => {
  await asReturningVisitor(context);
  await context.addInitScript({ content: withOlderKey });
  const email = newAddress('push', project.name);
  await becomeMember(page, host, email);
  const state = () =>
    page.evaluate(`fetch('/api/user.php', { headers: { 'x-request-type': 'client' } })
      .then((answer) => answer.json()).then(({ user }) => user.push)`);
  const subscription = {
    endpoint: 'https://push.example.org/older',
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  };

  await page.goto(`${originOf(host)}/settings#push`);
  // It is another member's, as far as the server knows: this one is asked first.
  const section = page.getByRole('region', { name: t('settings:section.push') });
  await expect(section.getByRole('status')).toHaveText(t('settings:push.not_subscribed', { name: 'Vonk' }));
  expect(await state()).toMatchObject({ subscriptions: 0 });

  await page.evaluate(`fetch('/api/push-subscriptions', {
    method: 'POST',
    headers: { 'x-request-type': 'client', 'content-type': 'application/json' },
    body: ${JSON.stringify(JSON.stringify({ subscription }))},
  })`);
  await page.reload();
  await expect(section.getByRole('status')).toHaveText(t('settings:push.subscribed', { name: 'Vonk' }));
  await expect.poll(state).toMatchObject({ subscriptions: 1, this_browser: true });
});

test('a change of language installs no other worker, and the page for no connection is in the new language', async ({
  page,
  context,
}) => {
  const server = await startBesides();
  const site = server.origin('harbour.localhost');
  await asReturningVisitor(context);
  await logInAlone(page, 'harbour.localhost', 'premium@demo.test');
  await page.goto(`${site}/nl/leden`);
  const { active } = await workers(page);
  for (const path of ['/de/mitglieder', '/nl/leden', '/fr/membres']) {
    await page.goto(site + path);
    expect(await workers(page)).toEqual({ active, waiting: null });
  }
  await expect.poll(async () => (await kept(page)).filter((path) => path.startsWith('/fr/'))).toHaveLength(1);
  expect((await kept(page)).filter((path) => /^\/(nl|de)\//.test(path))).toEqual([]);
  await server.stop();
  await page.goto(`${site}/fr/membres?min_age=30`);
  await expect(page.getByRole('heading', { level: 1, name: textsOf('fr')('offline:title') })).toBeVisible();
});

test('a worker of another address or source waits until the tabs of the one before are closed', async ({
  page,
  context,
}) => {
  await asReturningVisitor(context);
  // As it was registered before, when its address named the language's page. Visitors have none yet.
  const before = '/service-worker.js?v=2&offline=%2Foffline';
  await page.goto(originOf(host));
  await page.evaluate(`navigator.serviceWorker.register('${before}', { scope: '/' }).then(() => ${ready})`);
  await logInAlone(page, host, 'premium@demo.test');
  await page.goto(`${originOf(host)}/leden`);
  await expect.poll(async () => (await workers(page)).waiting).toMatch(/\?v=2$/);
  // Whatever the reader opens meanwhile comes.
  for (const path of ['/likes', '/leden', '/chats']) {
    await page.goto(originOf(host) + path);
    expect((await workers(page)).active).toContain('offline=');
  }
  // The browser changes workers by itself once no page is left. Each page that comes before keeps the old one at work, so none may.
  const next = await context.newPage();
  const browser = await context.newCDPSession(next);
  const active = new Set<string>();
  browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { status, scriptURL } of versions) if (status === 'activated') active.add(scriptURL);
  });
  await browser.send('ServiceWorker.enable');
  const after = `${originOf(host)}/service-worker.js?v=2`;
  expect([...active]).not.toContain(after);
  await page.close();
  await expect.poll(() => [...active]).toContain(after);
  await next.goto(`${originOf(host)}/leden`);
  expect((await workers(next)).active).toBe(after);
  await expect.poll(async () => kept(next)).toContain('/offline');
});
