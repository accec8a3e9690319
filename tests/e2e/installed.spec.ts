import { expect, test, type Page } from '@playwright/test';
import { asReturningVisitor, logInAlone } from '../support/browser/members.ts';
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
