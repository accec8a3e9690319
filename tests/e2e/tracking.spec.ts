import type { Browser, BrowserContext, Page } from '@playwright/test';
import { pageNames, pages } from '../../packages/contract/src/pages.ts';
import { asReturningVisitor, newAddress, signUpAs } from '../support/browser/members.ts';
import { trackedHost } from '../support/browser/brand.ts';
import { pathOf } from '../support/browser/every-page.ts';
import { e2ePort, originOf } from '../support/browser/origin.ts';
import {
  recorderHost,
  startOutsideCompany,
  tagHost,
  type OutsideCompany,
} from '../support/browser/outside-company.ts';
import { expect, test as base } from '../support/browser/page.ts';
import { movePointer } from '../support/browser/pointer.ts';
import { textsOf } from '../support/browser/texts.ts';
import { isProof } from '../support/environment/proof.ts';

const t = textsOf('nl');
const origin = originOf(trackedHost);
const cookieOf = (choice: 'all' | 'necessary') => ({ name: 'kindling_consent', value: choice, url: origin });
/** Somebody who is no member of the brand; pages about them say so. */
const nobody = '0'.repeat(24);

/** A browser in which the companies' hosts lead to this machine, and all others nowhere. */
const test = base.extend<{ context: BrowserContext }, { outside: OutsideCompany; led: Browser }>({
  outside: [
    async ({ playwright: _ }, use) => {
      const outside = await startOutsideCompany();
      await use(outside);
      await outside.close();
    },
    { scope: 'worker' },
  ],
  led: [
    async ({ playwright, outside }, use, { project }) => {
      const { launchOptions = {} } = project.use;
      const lead = [tagHost, recorderHost].map((host) => `MAP ${host} 127.0.0.1:${outside.port}`).join(', ');
      const args = (launchOptions.args ?? []).map((arg) => arg.replace('=MAP *', `=${lead}, MAP *`));
      const led = await playwright.chromium.launch({ ...launchOptions, args });
      await use(led);
      await led.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ led, outside }, use) => {
    outside.heard.length = 0;
    const context = await led.newContext({
      ignoreHTTPSErrors: true,
      locale: 'nl-NL',
      reducedMotion: 'reduce',
    });
    await asReturningVisitor(context);
    await use(context);
    await context.close();
  },
});

const bar = (page: Page) => page.getByRole('region', { name: t('consent:tracking.title') });
const press = (page: Page, choice: 'all' | 'necessary') =>
  page.getByRole('button', { name: t(`consent:tracking.${choice}`) }).click();
const frame = (page: Page) => page.locator('iframe');

/** Opens a page, wakes it, and waits until nothing more is asked for. */
async function look(page: Page, path: string): Promise<void> {
  await page.goto(origin + path);
  await movePointer(page);
  await page.waitForLoadState('networkidle');
}

/** Hosts other than the brand's own that the page's browser asks for anything, from now on. */
function othersOf(page: Page): Set<string> {
  const others = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(url.protocol) && url.host !== `${trackedHost}:${e2ePort()}`)
      others.add(url.host);
  });
  return others;
}

test('other companies hear of nobody who was not asked or refused', async ({ page, outside }) => {
  const others = othersOf(page);
  await look(page, '/');
  await expect(bar(page)).toBeVisible();
  const boxes = await bar(page).getByRole('button').all();
  const sizes = await Promise.all(boxes.map((button) => button.boundingBox()));
  expect(sizes[0]?.width).toBe(sizes[1]?.width);
  expect(sizes[0]?.height).toBe(sizes[1]?.height);
  await look(page, '/landers/video');
  await expect(bar(page)).toBeVisible();
  await press(page, 'necessary');
  await expect(bar(page)).toBeHidden();
  for (const path of ['/', '/landers/video', '/pricing']) {
    await look(page, path);
    await expect(bar(page)).toBeHidden();
  }
  await expect(frame(page)).toHaveCount(0);
  expect([...others]).toEqual([]);
  expect(outside.heard).toEqual([]);
});

test('with a yes the tag learns a page’s name and the recorder is on landings alone, until it is taken back', async ({
  outside,
  context,
}) => {
  // The script tries what it may not do, and the browser says so on the console.
  const page = await context.newPage();
  await look(page, '/landers/video?network=north&sub1=secret');
  await press(page, 'all');
  await expect.poll(() => outside.told(tagHost)).toHaveLength(1);
  await expect.poll(() => outside.told(recorderHost)).toHaveLength(1);
  expect(outside.told(tagHost)).toEqual([
    {
      page: 'landers-video',
      site: 'kroon-1',
      address: `${origin}/tag-frame/landers-video`,
      referrer: '',
      ...{ cookies: 'refused', storage: 'refused', around: 'refused', above: 'refused', api: 'refused' },
    },
  ]);
  // A recorder sees the page itself, without what partners wrote into its address.
  expect(outside.told(recorderHost)).toMatchObject([
    { address: `${origin}${new URL(page.url()).pathname}`, referrer: '', api: '{"user":null}' },
  ]);
  for (const { headers } of outside.heard)
    expect([headers.referer, headers.cookie]).toEqual([undefined, undefined]);

  await look(page, '/');
  await expect
    .poll(() => outside.told(tagHost).map(({ page: name }) => name))
    .toEqual(['landers-video', 'index']);
  await expect(frame(page)).toHaveCount(1);
  // The document stays, and the tag goes with the page that it was told of.
  await page.evaluate(`document.documentElement.dataset.same = ''`);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('common:footer.complaints') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('complaints:title') })).toBeVisible();
  await expect(page.locator('html[data-same]')).toBeAttached();
  await expect(frame(page)).toHaveCount(0);

  const other = await context.newPage();
  await look(other, '/landers/video');
  await expect.poll(() => outside.told(recorderHost)).toHaveLength(2);
  const before = outside.heard.length;
  await look(page, '/pages/cookies');
  await expect(frame(page)).toHaveCount(1);
  await expect.poll(() => outside.heard.length).toBeGreaterThan(before);
  expect((await context.cookies(origin)).map(({ name }) => name)).toContain('_outside');
  const reloaded = other.waitForEvent('load');
  await press(page, 'necessary');
  await expect(page.getByText(t('consent:tracking.made.necessary'))).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
  await reloaded;
  await expect(frame(other)).toHaveCount(0);
  expect((await context.cookies(origin)).map(({ name }) => name)).not.toContain('_outside');
  const after = outside.heard.length;
  for (const path of ['/', '/landers/video']) await look(page, path);
  expect(outside.heard).toHaveLength(after);
});

test('members are nobody else’s business, whatever their browser allowed before', async ({ page, outside }, {
  project,
}) => {
  await page.context().addCookies([cookieOf('all')]);
  const others = othersOf(page);
  await signUpAs(page, trackedHost, newAddress('tracked', project.name));
  for (const path of ['/pricing', '/landers/video', '/members', '/profile', '/credits'])
    await look(page, path);
  expect([...others]).toEqual([]);
  expect(outside.heard).toEqual([]);
});

if (isProof)
  test('on each page of all', async ({ page, outside, context }) => {
    test.setTimeout(600_000);
    const walk = async (by: Page, awaited: Readonly<Record<string, readonly string[]>> = {}) => {
      const others = othersOf(by);
      const heard: Record<string, string[]> = {};
      for (const name of pageNames) {
        others.clear();
        await look(by, pathOf(name, { member: nobody }));
        // A tag comes once the page has nothing else to do: on a busy machine after it was still for a while.
        await expect.poll(() => others.size, name).toBeGreaterThanOrEqual(awaited[name]?.length ?? 0);
        heard[name] = [...others].sort();
      }
      return heard;
    };
    const nowhere = Object.fromEntries(pageNames.map((name) => [name, []]));
    expect(await walk(page)).toEqual(nowhere);
    await context.addCookies([cookieOf('necessary')]);
    expect(await walk(page)).toEqual(nowhere);
    expect(outside.heard).toEqual([]);
    await context.addCookies([cookieOf('all')]);
    const hosts = { none: [], tag: [tagHost], recorder: [recorderHost, tagHost] };
    const allowed = {
      ...Object.fromEntries(pageNames.map((name) => [name, hosts[pages[name].tracking]])),
      // A brand's own page exists where the brand wrote it; this one did not.
      token: [],
    };
    // The script tries what it may not do, and the browser says so on the console.
    expect(await walk(await context.newPage(), allowed)).toEqual(allowed);
  });
