import type { Page } from '@playwright/test';
import { e2ePort, originOf } from '../support/browser/origin.ts';
import { enter, expect, hostsOf, test } from '../support/browser/page.ts';
import { movePointer } from '../support/browser/pointer.ts';
import { textsOf } from '../support/browser/texts.ts';

const t = textsOf('nl');
const origin = originOf('vonk.localhost');
const daySeconds = 24 * 3600;

const bar = (page: Page) => page.getByRole('region', { name: t('consent:bar.title') });
const button = (page: Page, choice: 'all' | 'necessary') =>
  page.getByRole('button', { name: t(`consent:choose.${choice}`) });

/** Cookies by name, each with its days to live; -1 until the browser is closed. */
async function cookies(page: Page): Promise<Record<string, { value: string; days: number }>> {
  const now = Date.now() / 1000;
  const all = await page.context().cookies();
  return Object.fromEntries(
    all.map(({ name, value, expires }) => [
      name,
      { value, days: expires === -1 ? -1 : Math.round((expires - now) / daySeconds) },
    ]),
  );
}

test('who came by a partner is asked, by one click either way, and asks nothing of another host', async ({
  page,
}) => {
  const hosts = hostsOf(page);
  await page.goto(`${origin}/?network=north&ref=r1`);
  expect(await cookies(page)).toMatchObject({
    kindling_source: { days: -1 },
    kindling_consent: { value: 'ask', days: -1 },
  });
  await enter(page, t);
  await expect(bar(page)).toBeVisible();
  const [refuse, accept] = [
    await button(page, 'necessary').boundingBox(),
    await button(page, 'all').boundingBox(),
  ];
  expect([refuse?.width, refuse?.height]).toEqual([accept?.width, accept?.height]);
  await button(page, 'necessary').click();
  await expect(bar(page)).toHaveCount(0);
  expect(await cookies(page)).toMatchObject({
    kindling_source: { days: -1 },
    kindling_consent: { value: 'necessary', days: 180 },
  });
  await page.goto(`${origin}/?network=south`);
  await movePointer(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect([...hosts]).toEqual([`vonk.localhost:${e2ePort()}`]);
});

test('a yes keeps the source for 30 days, and can be taken back on the page about cookies', async ({
  page,
}) => {
  await page.goto(`${origin}/?network=north`);
  await enter(page, t);
  await button(page, 'all').click();
  await expect(bar(page)).toHaveCount(0);
  expect(await cookies(page)).toMatchObject({
    kindling_source: { days: 30 },
    kindling_consent: { value: 'all', days: 180 },
  });
  await page.goto(`${origin}/pages/cookies`);
  await movePointer(page);
  await expect(page.getByText(t('consent:section.all'))).toBeVisible();
  await button(page, 'necessary').click();
  await expect(page.getByText(t('consent:section.saved'))).toBeVisible();
  await expect(page.getByText(t('consent:section.necessary'))).toBeVisible();
  expect(await cookies(page)).toMatchObject({
    kindling_source: { days: -1 },
    kindling_consent: { value: 'necessary' },
  });
});

test('who came by themselves is asked nothing and gets no cookie', async ({ page }) => {
  const hosts = hostsOf(page);
  await page.goto(`${origin}/`);
  await enter(page, t);
  await movePointer(page);
  await page
    .getByRole('link', { name: t('common:action.start') })
    .first()
    .click();
  await expect(page.getByLabel(t('account:field.email'))).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(await cookies(page)).toEqual({});
  expect([...hosts]).toEqual([`vonk.localhost:${e2ePort()}`]);
});
