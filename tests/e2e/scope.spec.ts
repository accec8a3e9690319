import type { Page } from '@playwright/test';
import { findings } from '../support/browser/findings.ts';
import { newAddress } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { deskScreen } from '../support/browser/screens.ts';
import { firstLogin, openConsoleAs, readEnglish } from '../support/browser/staff.ts';

const consoleAt = (path: string, query = '') => `${originOf('console.localhost')}/${query}#${path}`;
const bar = (page: Page) => page.getByRole('banner');
const brandOfList = (page: Page) => page.getByRole('combobox', { name: 'Brand' });

async function choose(page: Page, before: string, brand: string): Promise<void> {
  await bar(page).getByRole('button', { name: before, exact: true }).click();
  await page.getByRole('menuitemradio', { name: brand, exact: true }).click();
  await expect(bar(page).getByRole('button', { name: brand, exact: true })).toBeVisible();
}

test('the brand of the bar is what pages, lists and forms begin with, until another is chosen', async ({
  page,
}) => {
  await page.setViewportSize(deskScreen);
  await openConsoleAs(page, 'owner@demo.test');

  await test.step('all brands are summed on the home, and one is chosen by the keys', async () => {
    await expect(page.getByRole('region', { name: 'All brands', exact: true })).toBeVisible();
    await bar(page).getByRole('button', { name: 'All brands', exact: true }).press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'All brands' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    expect(await findings(page)).toEqual([]);
    await page.getByRole('menuitemradio', { name: 'Vonk', exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/\?brand=vonk#/);
    await expect(page.getByRole('region', { name: 'Vonk', exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'All brands', exact: true })).toBeHidden();
  });

  await test.step('five lists begin with it, also after a reload', async () => {
    for (const list of ['Payments', 'Discount codes', 'Newsletters', 'Invitations', 'Profiles']) {
      await page.getByRole('menuitem', { name: list, exact: true }).click();
      await expect(brandOfList(page)).toHaveValue('Vonk');
      await expect(page).toHaveURL(/\?brand=vonk#/);
    }
    await page.reload();
    await expect(brandOfList(page)).toHaveValue('Vonk');
  });

  await test.step('a filter holds for the visit, and the bar narrows it', async () => {
    const filter = encodeURIComponent(JSON.stringify({ status: 'completed', tenant: 'vonk' }));
    await page.goto(consoleAt(`/payments?filter=${filter}`));
    await expect(page.getByRole('combobox', { name: 'State' })).toContainText('Paid');
    await choose(page, 'Vonk', 'Rubens');
    await expect(brandOfList(page)).toHaveValue('Rubens');
    await expect(page.getByRole('combobox', { name: 'State' })).toContainText('Paid');
    await page.getByRole('menuitem', { name: 'Newsletters' }).click();
    await page.getByRole('menuitem', { name: 'Payments' }).click();
    await expect(brandOfList(page)).toHaveValue('Rubens');
    await expect(page.getByRole('combobox', { name: 'State' })).toBeHidden();
  });

  await test.step('a form begins with it', async () => {
    await page.goto(consoleAt('/discount-codes/create'));
    await expect(brandOfList(page)).toHaveValue('Rubens');
    await page.goto(consoleAt('/invites/create'));
    await expect(brandOfList(page)).toHaveValue('Rubens');
  });

  await test.step('figures are those of it, and of all brands together', async () => {
    const asked = (url: RegExp) => page.waitForResponse(url);
    const ofOne = asked(/money\/figures\?.*tenant=rubens/);
    await page.goto(consoleAt('/revenue'));
    await ofOne;
    const answer = asked(/money\/figures\?(?!.*tenant=)/);
    await choose(page, 'Rubens', 'All brands');
    expect(await (await answer).json()).toMatchObject({ tenant: null });
    await expect(page.getByRole('heading', { name: 'Net, less refunds and chargebacks' })).toBeVisible();
    await expect(page.getByText(/in the 30 days before/).first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    for (const path of ['/growth', '/accounting', '/transparency']) {
      await page.goto(consoleAt(path));
      await expect(page.getByText(/the time zone of each brand/)).toBeVisible();
    }
    expect(await findings(page)).toEqual([]);
  });

  await test.step('a link shows the same to everybody, and the page of a brand says it in the bar', async () => {
    await page.goto(consoleAt('/payments', '?brand=harbour'));
    await expect(brandOfList(page)).toHaveValue('Harbour');
    await page.goto(consoleAt('/growth?brand=vonk', '?brand=harbour'));
    await expect(bar(page).getByRole('button', { name: 'Vonk', exact: true })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Payments' }).click();
    await expect(bar(page).getByRole('button', { name: 'Harbour', exact: true })).toBeVisible();
  });
});

test('a narrow bar is whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openConsoleAs(page, 'owner@demo.test', '/payments', 'harbour');
  const chosen = bar(page).getByRole('button', { name: 'Harbour', exact: true });
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await expect(bar(page).getByRole('button', { name: 'Profile' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  await chosen.click();
  await expect(page.getByRole('menuitemradio', { name: 'Vonk', exact: true })).toBeInViewport({ ratio: 1 });
  expect(await findings(page)).toEqual([]);
});

test('who has one brand reads its name, and who has two chooses among these', async ({ page, browser }, {
  project,
}) => {
  const email = newAddress('two-brands', project.name);
  const password = 'a long enough sentence';
  await test.step('one brand', async () => {
    const limited = await (await browser.newContext({ viewport: deskScreen })).newPage();
    await openConsoleAs(limited, 'limited@demo.test', '/transparency');
    await expect(bar(limited)).toContainText('Rubens');
    await expect(bar(limited).getByRole('button', { name: 'All brands' })).toBeHidden();
    // The file of the only brand needs no choice.
    await expect(limited.getByRole('button', { name: 'Download' })).toBeEnabled();
  });

  await test.step('two of three brands', async () => {
    await openConsoleAs(page, 'owner@demo.test', '/staff');
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    await page.getByLabel('Mail address').fill(email);
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada Two');
    // Who has no brand would see nothing.
    await page.getByRole('button', { name: 'Make the link' }).click();
    await expect(page.getByRole('combobox', { name: 'Brands' })).toBeFocused();
    for (const brand of ['Vonk', 'Rubens']) {
      await page.getByRole('combobox', { name: 'Brands' }).fill(brand);
      await page.getByRole('option', { name: brand, exact: true }).click();
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Make the link' }).click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    const theirs = await (await browser.newContext({ viewport: deskScreen })).newPage();
    await readEnglish(theirs.context());
    await theirs.goto(link);
    await theirs.getByLabel('New password').fill(password);
    await theirs.getByRole('button', { name: 'Join' }).click();
    await expect(theirs.getByRole('button', { name: 'Log in' })).toBeVisible();
    await firstLogin(theirs, { email, password, name: 'Ada Two' });
    await bar(theirs).getByRole('button', { name: 'All brands', exact: true }).click();
    await expect(theirs.getByRole('menuitemradio')).toHaveText(['All brands', 'Rubens', 'Vonk']);
    await theirs.keyboard.press('Escape');
    await expect(theirs.getByRole('region', { name: 'Harbour', exact: true })).toBeHidden();
    // A link to a brand that is not theirs shows them theirs.
    await theirs.goto(consoleAt('/', '?brand=harbour'));
    await theirs.reload();
    await expect(bar(theirs).getByRole('button', { name: 'All brands', exact: true })).toBeVisible();
    await expect(theirs.getByRole('region', { name: 'Rubens', exact: true })).toBeVisible();
  });
});

test('nobody fills in a form that would be refused', async ({ page }) => {
  await page.setViewportSize(deskScreen);
  await openConsoleAs(page, 'limited@demo.test', '/tenants/create');
  for (const path of ['/tenants/create', '/discount-codes/create']) {
    await page.goto(consoleAt(path));
    await expect(page.getByRole('heading', { name: 'This is not part of your role' })).toBeVisible();
  }
});
