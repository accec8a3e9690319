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
const forVisitors = ['/', '/login', '/signup', '/pricing', '/pages/terms', '/members', '/no-such-page'];
const forMembers = ['/members', '/likes', '/chats', '/credits', '/premium', '/profile'];

/** What WCAG 2.2 AA finds wrong on a page, by rule and place. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const { host, language } of brands) {
  test(`pages of ${host} can be used by everyone`, async ({ page }) => {
    const t = textsOf(language);
    // Both popups of a first visit have been seen: they are dialogs of their own and would hide the page.
    await page.addInitScript(() =>
      localStorage.setItem('entry-warning', String(Math.floor(Date.now() / 1000))),
    );
    await page.addLocatorHandler(
      page.getByRole('button', { name: t('common:action.understood') }),
      (button) => button.click(),
    );
    const found: Record<string, string[]> = {};
    const look = async (path: string, who: string) => {
      await page.goto(originOf(host) + path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const list = await findings(page);
      if (list.length > 0) found[`${path} as ${who}`] = list;
    };

    for (const path of forVisitors) await look(path, 'a visitor');
    await page.goto(`${originOf(host)}/login`);
    await page.getByLabel(t('account:field.email')).fill('premium@demo.test');
    await page.getByLabel(t('account:field.password'), { exact: true }).fill('Kindling-demo-1');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('account:login.submit') })
      .click();
    await page.getByRole('heading', { level: 1, name: t('members:title') }).waitFor();
    for (const path of forMembers) await look(path, 'a member');
    expect(found).toEqual({});
  });
}
