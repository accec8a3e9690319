import type { Page } from '@playwright/test';
import { findings } from '../support/browser/findings.ts';
import { KeyboardOnly } from '../support/browser/keyboard.ts';
import { tooWide } from '../support/browser/layout.ts';
import { expect, test } from '../support/browser/page.ts';
import { openConsoleAs } from '../support/browser/staff.ts';

// A walk is many presses, and after each of them it is looked where the focus is.
test.setTimeout(600_000);

/** Lists of which something new is made, and those whose rows lead on and that the demo fills: the walk waits for both. */
const making = ['#/tenants', '#/brand-pages', '#/newsletters', '#/discount-codes', '#/invites'];
const leading = ['#/fictional-turns', '#/tenants', '#/profiles', '#/payments'];

const titleOf = (page: Page) => page.getByRole('banner').getByRole('heading');

/** Waits until a page is there, and looks at it: the page itself fails where its console told of an error. */
async function lookAt(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toBeEmpty();
  await expect(page.getByRole('main').getByText('Something went wrong')).toHaveCount(0);
  // Told at the end: one walk tells everything that it found.
  expect.soft([...(await findings(page)), ...(await tooWide(page))], page.url()).toEqual([]);
}

/** Makes the page's new one by its key, where there is one to make. */
async function lookAtForm(page: Page, list: string): Promise<void> {
  const before = await titleOf(page).innerText();
  await page.keyboard.press('c');
  await expect(page).toHaveURL((url) => url.hash.startsWith(`${list}/create`));
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox').or(main.getByRole('combobox')).first()).toBeVisible();
  await lookAt(page);
  await page.goBack();
  await expect(page).toHaveURL((url) => url.hash.split('?')[0] === list);
  await expect(titleOf(page)).toHaveText(before);
}

/** Opens the first row of a list by keys, where its rows lead on. */
async function lookAtRow(page: Page, list: string): Promise<void> {
  const keys = new KeyboardOnly(page);
  await keys.press(page.locator('.RaDataTable-clickableRow').first().getByRole('link').first());
  await expect(page).not.toHaveURL((url) => url.hash.split('?')[0] === list);
  await lookAt(page);
  expect.soft(keys.found, list).toEqual([]);
}

test('every list, form and row of the console is opened by keys, without an error', async ({ page }) => {
  await openConsoleAs(page, 'owner@demo.test');
  const links = page.getByRole('menu').getByRole('menuitem');
  await expect(links.first()).toBeVisible();
  const places = await links.all();
  expect(places.length).toBeGreaterThan(20);
  const hashes = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hashes).toEqual(expect.arrayContaining([...making, ...leading]));

  for (const link of places) {
    const [name, hash] = [await link.innerText(), (await link.getAttribute('href')) ?? ''];
    await test.step(name, async () => {
      const before = await titleOf(page).innerText();
      await page.keyboard.press('Control+k');
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      // The desk leads on to the queue in which something waits.
      await expect(page).toHaveURL(({ hash: at }) => at.split('?')[0] === hash || at.startsWith(`${hash}/`));
      // The page of before stays until the next one is loaded.
      if (name !== before) await expect(titleOf(page)).not.toHaveText(before);
      await lookAt(page);
      const form = page.getByRole('main').locator(`a[href="${hash}/create"]`);
      if (making.includes(hash)) await expect(form.first()).toBeVisible();
      if ((await form.count()) > 0) await lookAtForm(page, hash);
      const rows = page.locator('.RaDataTable-clickableRow');
      if (leading.includes(hash)) await expect(rows.first()).toBeVisible();
      if ((await rows.count()) > 0) await lookAtRow(page, hash);
    });
  }
});
