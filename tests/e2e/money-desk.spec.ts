import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { orderNumber } from '../../packages/contract/src/money/order-number.ts';
import { asReturningVisitor, becomeMember, newAddress } from '../support/browser/members.ts';
import { findings } from '../support/browser/findings.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { openConsoleAs } from '../support/browser/staff.ts';
import { textsOf } from '../support/browser/texts.ts';

const nl = textsOf('nl');
const consoleAt = (path: string) => `${originOf('console.localhost')}/#${path}`;

async function staffPage(browser: Browser, email: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true });
  const page = await context.newPage();
  await openConsoleAs(page, email, path);
  return page;
}

const centsOf = (text = '') => Math.round(Number(text) * 100);

/** Lines by the names of their columns; no field of it holds a comma. */
function rowsOf(csv: string): Record<string, string>[] {
  const [head = '', ...lines] = csv.trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])));
}

/** Buys the dearest bundle. @returns the payment's id */
async function buy(page: Page, name: string): Promise<string> {
  await asReturningVisitor(page.context());
  await becomeMember(page, 'vonk.localhost', newAddress('money-desk', name));
  await page.goto(`${originOf('vonk.localhost')}/credits`);
  await page
    .getByRole('radio', { name: /credits/ })
    .last()
    .check();
  await page.getByRole('button', { name: /^Bestelling met betaalplicht/ }).click();
  await page.getByRole('button', { name: nl('sandbox:completed'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gelukt, dank je wel');
  return page.url().split('/').at(-1) ?? '';
}

test('a refund takes two people, its story is told, and the month comes as a file whose sums agree', async ({
  page,
  browser,
}, { project }) => {
  const id = await buy(page, project.name);
  const waiting = '/refunds?filter=%7B%22waits%22%3Atrue%7D';
  const support = await staffPage(browser, 'support@demo.test', '/payments');
  const owner = await staffPage(browser, 'owner@demo.test', waiting);

  await test.step('support finds the payment and asks for its money to go back', async () => {
    // From anywhere, with the number that the member read out: three keys.
    await support.goto(consoleAt('/account'));
    await expect(support.getByRole('button', { name: 'Find or go to' })).toBeVisible();
    await support.keyboard.press('Control+k');
    await support.keyboard.insertText(orderNumber(id));
    await support.keyboard.press('Enter');
    await expect(support.getByRole('list', { name: 'Story' })).toContainText('Paid');
    await support.keyboard.press('r');
    const dialog = support.getByRole('dialog');
    await expect(dialog.getByText('somebody else has to agree')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Reason' }).click();
    await support.getByRole('option', { name: 'Bought by mistake' }).click();
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Pressed twice');
    await dialog.getByRole('button', { name: /^Give .* back$/ }).click();
    await expect(support.getByText('waits for a second person').first()).toBeVisible();
    // Nothing went back yet, and nothing says so.
    const details = support.getByRole('region', { name: 'Details' });
    await expect(details.getByText('Refund that waits for a second person')).toBeVisible();
    await expect(details.getByText('Refunded', { exact: true })).toBeHidden();
    await expect(support.getByText('Refund waits for approval', { exact: true })).toBeVisible();
    // The list says the same, with what it comes to.
    await support.goto(
      consoleAt(`/payments?filter=${encodeURIComponent(JSON.stringify({ q: orderNumber(id) }))}`),
    );
    const row = support.getByRole('row', { name: orderNumber(id) });
    await expect(row).toContainText('Refund waits for approval');
    // In the console's own language, whatever the browser's is.
    await expect(row).toContainText('1,500');
    const sums = support.getByRole('region', { name: 'Sums of these payments' });
    await expect(sums).toContainText(/Paid€[\d.]+Went back€0\.00Net€[\d.]+Refunds not settled€[\d.]+/);
    expect(await findings(support)).toEqual([]);
    await support.getByRole('columnheader', { name: 'Amount' }).getByRole('button').click();
    await expect(support).toHaveURL(/sort=amount/);
    await expect(support.getByRole('row', { name: orderNumber(id) })).toBeVisible();
    // Cards have no heads to press.
    await support.setViewportSize({ width: 360, height: 780 });
    await support.getByRole('combobox', { name: 'Sort' }).click();
    await support.getByRole('option', { name: 'Started, descending' }).click();
    await expect(support).toHaveURL(/sort=created_at/);
    await expect(support.getByRole('link', { name: orderNumber(id) })).toBeVisible();
    expect(await findings(support)).toEqual([]);
    await support.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('whoever asked can’t agree; somebody else does, and the story tells it', async () => {
    await support.goto(consoleAt(waiting));
    const rowOf = (by: Page) => by.getByRole('row', { name: 'Pressed twice' });
    await expect(rowOf(support).first()).toContainText('You asked: somebody else has to agree.');
    await owner.reload();
    await rowOf(owner).first().getByRole('button', { name: 'Agree' }).click();
    await owner.getByRole('button', { name: /^Agree, give/ }).click();
    await expect(owner.getByText('The provider is being asked')).toBeVisible();
    await support.goto(consoleAt(`/payments/vonk:${id}/show`));
    const story = support.getByRole('list', { name: 'Story' });
    await expect(story).toContainText('agreed to the refund');
    await expect(story).toContainText('Reason: Bought by mistake');
  });

  await test.step('the month is downloaded, and comes to what the page says', async () => {
    const month = new Date().toISOString().slice(0, 7);
    await owner.goto(consoleAt(`/accounting?brand=vonk&month=${month}`));
    // Others may buy between the page and the file.
    await expect(async () => {
      await owner.reload();
      const total = owner
        .getByRole('row', { name: /^All in EUR/ })
        .getByRole('cell')
        .last();
      const told = centsOf((await total.innerText()).replace(/[^0-9.-]/g, ''));
      const download = owner.waitForEvent('download');
      await owner.getByRole('button', { name: 'Entries' }).click();
      await owner.getByRole('menuitem', { name: 'As CSV' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`entries-vonk-${month}.csv`);
      const rows = rowsOf(readFileSync(await file.path(), 'utf8')).filter(
        ({ currency }) => currency === 'EUR',
      );
      const sum = (what: string) => rows.reduce((cents, row) => cents + centsOf(row[what]), 0);
      expect(sum('gross')).toBe(told);
      expect(sum('net') + sum('vat')).toBe(told);
      expect(rows.map((row) => row['order_number']?.replaceAll('-', '').toLowerCase())).toContain(id);
    }).toPass();
  });

  await test.step('the charts are no stop for keys, and their numbers are a table', async () => {
    await owner.goto(consoleAt('/revenue?brand=vonk'));
    const revenue = owner.getByRole('region', { name: 'Revenue', exact: true });
    await expect(revenue.locator('svg').first()).toBeVisible();
    await expect(owner.getByRole('table')).toBeVisible();
    expect(await findings(owner)).toEqual([]);
  });

  for (const each of [support, owner]) await each.context().close();
});
