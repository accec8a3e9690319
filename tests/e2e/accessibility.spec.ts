import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { originOf } from '../support/e2e-origin.ts';
import { expect, test } from '../support/e2e-page.ts';
import { textsOf } from '../support/e2e-texts.ts';

const brands = [
  { host: 'vonk.localhost', language: 'nl' },
  { host: 'rubens.localhost', language: 'de' },
  { host: 'harbour.localhost', language: 'en' },
];
const forVisitors = [
  '/',
  '/login',
  '/signup',
  '/reset-password',
  '/reset-password/do',
  '/mail-change/do',
  '/account-deleted',
  '/account-deleted#not-a-token',
  '/pricing',
  '/pages/terms',
  '/members',
  '/no-such-page',
];
const forMembers = [
  '/signup-matches',
  '/members',
  '/likes',
  '/chats',
  '/credits',
  '/premium',
  '/profile',
  '/settings',
];

/** What WCAG 2.2 AA finds wrong on a page, by rule and place. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Looks at pages one after the other. @returns what is wrong, by page */
async function findingsOf(
  page: Page,
  host: string,
  paths: readonly string[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(originOf(host) + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const list = await findings(page);
    if (list.length > 0) found[path] = list;
  }
  return found;
}

test.beforeEach(async ({ page }) => {
  // The entry warning has been seen: it is a dialog of its own and would hide the page.
  await page.addInitScript(() =>
    localStorage.setItem('entry-warning', String(Math.floor(Date.now() / 1000))),
  );
});

for (const { host, language } of brands) {
  test.describe(`pages of ${host}`, () => {
    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 780 } });

      test('can be used by every visitor', async ({ page }) => {
        expect(await findingsOf(page, host, forVisitors)).toEqual({});
      });
    });

    test.describe('on a tablet', () => {
      test.use({ viewport: { width: 768, height: 1024 } });

      test('can be used by every member', async ({ page }) => {
        const t = textsOf(language);
        await page.addLocatorHandler(
          page.getByRole('button', { name: t('common:action.understood') }),
          (button) => button.click(),
        );
        await page.goto(`${originOf(host)}/login`);
        await page.getByLabel(t('account:field.email')).fill('premium@demo.test');
        await page.getByLabel(t('account:field.password'), { exact: true }).fill('Kindling-demo-1');
        await page
          .getByRole('main')
          .getByRole('button', { name: t('account:login.submit') })
          .click();
        await page.getByRole('heading', { level: 1, name: t('members:title') }).waitFor();
        expect(await findingsOf(page, host, forMembers)).toEqual({});
      });
    });
  });
}
