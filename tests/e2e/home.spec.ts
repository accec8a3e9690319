import type { Page } from '@playwright/test';
import { findings } from '../support/browser/findings.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { openConsoleAs } from '../support/browser/staff.ts';

const consoleAt = (path: string, query = '') => `${originOf('console.localhost')}/${query}#${path}`;
const brand = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the home tells what waits and how brands do, and each number leads to what it counts', async ({
  page,
}) => {
  await openConsoleAs(page, 'owner@demo.test');
  await expect(page.getByRole('region', { name: 'All brands', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /wait for you/ })).toBeVisible();
  const photos = page.getByRole('region', { name: /wait for you/ }).getByRole('link', { name: /^Photos/ });
  // The few that are late are told in words, not by a colour alone.
  await expect(photos).toContainText(/\d late/);
  await expect(photos).toContainText(/The oldest for \d+ (hours|days)/);
  const harbour = brand(page, 'Harbour');
  const bought = harbour.getByRole('link', { name: /^First purchases: \d/ });
  // Other tests open brands, and many of them stand in a table: here is one.
  await page.goto(consoleAt('/', '?brand=harbour'));
  await expect(bought).toBeVisible();
  await expect(brand(page, 'Rubens')).toBeHidden();
  await expect(harbour.getByText(/\d before$/).first()).toBeVisible();

  await test.step('the menu goes down to the end of the window, with the bar above it and without', async () => {
    const end = async () => {
      const { y, height } = (await page.locator('.RaSidebar-fixed').boundingBox()) ?? { y: 0, height: 0 };
      return y + height;
    };
    await expect.poll(end).toBe(page.viewportSize()?.height);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect.poll(end).toBe(page.viewportSize()?.height);
  });

  await test.step('the charts are a table as well', async () => {
    await harbour.getByRole('button', { name: 'Day by day' }).click();
    const table = harbour.getByRole('table', { name: 'Harbour, day by day' });
    await expect(table.getByRole('row')).toHaveCount(15);
    // One for each currency in which anything was paid.
    await expect(table.getByRole('columnheader', { name: /^Revenue/ }).first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  await test.step('a number is the length of the list behind it', async () => {
    const count = Number(/\d+/.exec((await bought.getAttribute('aria-label')) ?? '')?.[0]);
    await bought.click();
    await expect(page).toHaveURL(/\/payments\?filter=.*first/);
    await expect(page.locator('[data-testid="list-rows"], tbody tr, [aria-label="Payments"] li')).toHaveCount(
      count,
    );
    // What is counted and listed nowhere leads nowhere; words beside it lead to what is open.
    await page.goto(consoleAt('/', '?brand=harbour'));
    await expect(harbour.getByText('Messages to fictional profiles')).toBeVisible();
    await expect(harbour.getByRole('link', { name: /^Messages to fictional profiles/ })).toBeHidden();
    await harbour.getByRole('link', { name: 'To chats that wait' }).click();
    await expect(page).toHaveURL(/fictional-turns\?filter=.*harbour/);
    await page.goto(consoleAt('/', '?brand=*'));
    await photos.click();
    await expect(page).toHaveURL(/#\/desk\/photo/);
  });
});

test('a role finds on its home what it works on, and no more', async ({ page }) => {
  await openConsoleAs(page, 'limited@demo.test');
  await expect(brand(page, 'Rubens')).toBeVisible();
  await expect(brand(page, 'Vonk')).toBeHidden();
  await expect(brand(page, 'Rubens')).not.toContainText('Revenue');
  // Their own work comes first.
  await expect(brand(page, 'Rubens').getByRole('heading', { level: 4 }).last()).toHaveText('Members');
  await expect(brand(page, 'Rubens').getByRole('heading', { name: 'Fictional chats' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Complaints/ })).toBeHidden();
});

test('everything can be gone to by keys alone', async ({ page }) => {
  await openConsoleAs(page, 'owner@demo.test');
  await expect(page.getByRole('heading', { name: /^Hello / })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Find or go to' });
  const chosen = page.getByRole('option', { selected: true });

  await test.step('a page, by some letters of it', async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.type('vouch');
    await expect(chosen).toHaveText(/^Discount codes/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/discount-codes/);
    await expect(field).toBeHidden();
  });

  await test.step('a brand, also while the server is still asked for more of that name', async () => {
    const answered = Promise.withResolvers<void>();
    await page.route(/tenants\?.*ruben/, async (route) => {
      await answered.promise;
      await route.continue();
    });
    await page.keyboard.press('/');
    await expect(page.getByRole('option', { name: /^Rubens/ })).toBeVisible();
    const asked = page.waitForRequest(/tenants\?.*ruben/);
    await page.keyboard.type('ruben');
    await asked;
    await expect(chosen).toHaveText(/^Rubens/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/tenants\/rubens$/);
    answered.resolve();
  });

  await test.step('a member, by the address that they wrote from, which stands in no address', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('nobody@example.test');
    await expect(chosen).toHaveText('Find the member nobody@example.test');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nobody was found')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect([page.url(), ...asked].filter((address) => /%40|@/.test(address))).toEqual([]);
  });

  await test.step('a setting, by its label in either language: of a brand that is asked for, or of the open one', async () => {
    await page.goto(consoleAt('/staff'));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('minimumleeftijd');
    await expect(chosen).toHaveText(/^Minimum age/);
    await page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('placeholder', 'Minimum age: of which brand?');
    await page.keyboard.type('rubens');
    await expect(chosen).toHaveText(/^Rubens/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/tenants\/rubens\?section=access&field=minimum_age/);
    await expect(page.getByLabel('Minimum age')).toBeInViewport();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('refund days');
    await expect(chosen).toHaveText(/^Days in which/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/tenants\/rubens\?section=payments&field=refund_days/);
  });

  await test.step('what was opened last stands on top', async () => {
    await page.goto(consoleAt('/staff'));
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option').first()).toHaveText(/^Brand Rubens/);
    await page.keyboard.press('Escape');
  });

  await test.step('Escape leaves it where it was, and all keys stand on a sheet', async () => {
    await page.goto(consoleAt('/staff'));
    await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(page).toHaveURL(/#\/staff/);
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keys' });
    await expect(sheet.getByRole('region', { name: 'Go to' })).toContainText('Payments');
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await expect(page.getByRole('heading', { name: /^Hello / })).toBeVisible();
  });
});
