import type { Locator, Page } from '@playwright/test';
import { localizedPath } from '../../packages/contract/src/paths/paths.ts';
import {
  asReturningVisitor,
  becomeMember,
  memberSession,
  newAddress,
  type Found,
} from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');
const members = originOf(host) + localizedPath('members', 'nl', 'nl');
const prices = originOf(host) + localizedPath('pricing', 'nl', 'nl');

// What a page asks for goes past the service worker here, so that the test can hold it back.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ context }) => asReturningVisitor(context));

test('the loading bar shows after 200 ms, runs for 5 s, and is gone with the page that came', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(members);
  let letThrough = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/api\/bundles/, async (route) => {
    await gate;
    await route.continue();
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('common:footer.pricing') })
    .click();
  const bar = page.locator('[data-loading]');
  await expect(bar).toBeAttached();
  /** How the bar looks so many milliseconds after the press. */
  const after = (ms: number) =>
    page.evaluate<{ opacity: number; width: number }>(`(() => {
      const element = document.querySelector('[data-loading]');
      for (const animation of element.getAnimations()) {
        animation.pause();
        animation.currentTime = ${ms};
      }
      const { opacity, transform } = getComputedStyle(element);
      return { opacity: Number(opacity), width: new DOMMatrix(transform).a };
    })()`);
  expect(await after(199)).toEqual({ opacity: 0, width: 0 });
  expect(await after(250)).toMatchObject({ opacity: 1 });
  expect((await after(2700)).width).toBeGreaterThan(0.5);
  expect((await after(3500)).width).toBeLessThan(0.97);
  expect((await after(5201)).width).toBeCloseTo(0.98);
  await expect(page).toHaveURL(members);

  letThrough();
  await expect(page).toHaveURL(prices);
  await expect(bar).toHaveCount(0);
});

test('a part of the site that is gone loads the page anew, once in a minute', async ({ page }) => {
  await page.goto(members);
  const link = page.getByRole('contentinfo').getByRole('link', { name: t('common:footer.pricing') });
  await page.route(/\/assets\/pricing-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  const mark = () => page.evaluate(`document.documentElement.id = 'before'`);
  const isAnew = page.locator('html[data-alive]:not(#before)');

  await mark();
  await link.click();
  await isAnew.waitFor({ state: 'attached' });
  await expect(page).toHaveURL(members);

  await mark();
  await link.click();
  const again = page.getByRole('button', { name: t('common:action.retry') });
  await expect(again).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: t('errors:page.error') })).toBeVisible();
  await expect(isAnew).toHaveCount(0);

  // A minute later.
  await page.evaluate(() => {
    const last = Number(sessionStorage.getItem('chunk-reload'));
    sessionStorage.setItem('chunk-reload', String(last - 60_000));
  });
  await page.goBack();
  await link.click();
  await isAnew.waitFor({ state: 'attached' });

  // The press asks for the page itself, which may be of the new release by now.
  await mark();
  await link.click();
  // The part must have been asked for while it was gone.
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: t('pricing:title') })).toBeVisible();
});

test('a press and words before the page is alive count as soon as it is, as on a slow phone', async ({
  page,
  context,
}, { project }) => {
  const email = newAddress('early', project.name);
  await becomeMember(page, host, email);
  await memberSession(host, email);
  /** Opens a page whose scripts come after something was done there. */
  const early = async (path: string, act: (late: Page) => Promise<void>) => {
    const late = await context.newPage();
    const done = Promise.withResolvers<undefined>();
    await late.route('**/assets/*.js', async (route) => {
      await done.promise;
      await route.continue();
    });
    await late.goto(`${originOf(host)}${path}`, { waitUntil: 'commit' });
    await act(late);
    expect(await late.locator('html[data-alive]').count()).toBe(0);
    done.resolve(undefined);
    return late;
  };
  const pressEarly = (path: string, what: (late: Page) => Locator) =>
    early(path, (late) => what(late).click());

  const devices = await pressEarly('/settings#devices', (late) =>
    late.getByRole('button', { name: t('settings:devices.end_others') }),
  );
  await expect(devices.getByText(t('settings:devices.all_ended'))).toBeVisible();
  const notices = await pressEarly('/notifications', (late) =>
    late.getByText(t('notifications:kind.like.name'), { exact: true }),
  );
  await expect(notices.getByText(t('notifications:saved'))).toBeVisible();
  await notices.reload();
  const name = t('notifications:kind.like.name');
  await expect(notices.getByRole('switch', { name, exact: true })).not.toBeChecked();

  const other = await notices.evaluate(async () => {
    const { results } = (await (await fetch('/api/members')).json()) as { results: Found[] };
    return results.find(({ fictional }) => !fictional)?.id;
  });
  const words = 'Welk boek ligt er naast je bed?';
  const field = (late: Page) => late.getByRole('main').getByRole('textbox').last();
  const chat = await early(`/members/${other}/chat`, (late) => field(late).fill(words));
  await chat.locator('html[data-alive]').waitFor();
  await expect(field(chat)).toHaveValue(words);
  await chat.getByRole('button', { name: t('chats:composer.send') }).click();
  await expect(chat.getByRole('region', { name: t('chats:conversation.messages') })).toContainText(words);
});
