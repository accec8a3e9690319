import type { Page } from '@playwright/test';
import { findings } from '../support/browser/findings.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { deskScreen } from '../support/browser/screens.ts';
import { openConsoleAs } from '../support/browser/staff.ts';

const consoleAt = (path: string) => `${originOf('console.localhost')}/#${path}`;
/** Work on many rows is one at a time for each person, and the proof goes by both screens at once. */
const emailOf = (project: string) => (project === 'phone' ? 'owner@demo.test' : 'operator@demo.test');

/** Draws codes of Vonk and shows their list. */
async function drawCodes(page: Page, email: string, count: number): Promise<void> {
  const prefix = `B${Date.now().toString(36).toUpperCase().slice(-7)}`;
  await openConsoleAs(page, email, '/discount-codes/create');
  await page.getByRole('combobox', { name: 'Brand' }).fill('Vonk');
  await page.getByRole('option', { name: 'Vonk' }).click();
  await page.getByRole('combobox', { name: 'What to make' }).press('Enter');
  await page.getByRole('option', { name: 'Many codes that nobody guesses' }).click();
  await page.getByLabel('How many').fill(String(count));
  await page.getByLabel('They begin with').fill(prefix);
  await page.getByLabel('Percent').fill('10');
  await page.getByRole('button', { name: 'Make' }).click();
  await expect(page.getByText(`${count} codes are ready`)).toBeVisible();
  await page.goto(consoleAt(`/discount-codes?filter=${encodeURIComponent(JSON.stringify({ q: prefix }))}`));
}

const strip = (page: Page) => page.getByRole('region', { name: 'Switch off: progress' }).first();
const chosen = (page: Page) => page.getByRole('region', { name: 'Chosen rows' });
const off = (page: Page) => page.getByText('Disabled', { exact: true });

async function switchOff(page: Page, rows: string): Promise<void> {
  await chosen(page).getByRole('button', { name: 'Switch off' }).click();
  const dialog = page.getByRole('dialog', { name: `Switch off: ${rows}` });
  await expect(dialog).toContainText('You can undo it for 15 minutes after its end.');
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(chosen(page)).toBeHidden();
}

test('many codes are switched off at once, and that is undone', async ({ page }, { project }) => {
  await page.setViewportSize(deskScreen);
  await drawCodes(page, emailOf(project.name), 24);
  const rows = page.getByRole('row').filter({ hasText: 'Vonk' });
  // With the one of the head: until then the rows of before are shown, and their choice ends with the new filter.
  await expect(page.getByRole('row')).toHaveCount(25);
  await expect(rows).toHaveCount(24);
  await page.getByRole('checkbox', { name: 'Choose all rows of this page' }).check();
  await rows.last().getByRole('checkbox').uncheck();
  await expect(chosen(page)).toContainText('23 chosen');
  expect(await findings(page)).toEqual([]);
  await switchOff(page, '23 rows');
  await expect(strip(page)).toContainText('23 of 23 done');
  await expect(off(page)).toHaveCount(23);
  await strip(page)
    .getByRole('button', { name: /^Undo until \d\d:\d\d$/ })
    .click();
  await expect(strip(page)).toContainText('23 undone');
  await expect(off(page)).toHaveCount(0);
  await strip(page).getByRole('button', { name: 'Close' }).click();
  await expect(strip(page)).toBeHidden();
});

test('on a phone cards are chosen', async ({ page }, { project }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await drawCodes(page, emailOf(project.name), 3);
  const cards = page.getByRole('list', { name: 'Discount codes' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await cards.first().getByRole('checkbox').check();
  await cards.last().getByRole('checkbox').check();
  expect(await findings(page)).toEqual([]);
  await switchOff(page, '2 rows');
  await expect(strip(page)).toContainText('2 of 2 done');
  await expect(off(page)).toHaveCount(2);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
});
