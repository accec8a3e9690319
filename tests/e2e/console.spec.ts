import { expect, test, type Page } from '@playwright/test';
import type { PublicSettings } from '../../packages/contract/src/routes/settings.ts';
import { originOf } from '../support/e2e-origin.ts';
import { openConsoleAs } from '../support/e2e-staff.ts';

async function logIn(page: Page, email: string): Promise<void> {
  await openConsoleAs(page, email);
  await expect(page.getByRole('heading', { name: /^Hello / })).toBeVisible();
}

async function openBrand(page: Page, key: string): Promise<void> {
  await page.goto(`${originOf('console.localhost')}/#/tenants/${key}`);
  await expect(page.getByRole('tab', { name: 'Brand' })).toBeVisible();
}

/** A page on the brand's host that reads its public settings as anybody there does. */
async function openSite(page: Page, host: string): Promise<() => Promise<PublicSettings>> {
  const site = await page.context().newPage();
  await site.goto(originOf(host));
  return () =>
    site.evaluate(
      async () => (await (await fetch('/api/settings.php')).json()) as unknown,
    ) as Promise<PublicSettings>;
}

/** Makes an earlier version the newest one, from the brand's open page. */
async function restore(page: Page, version: number): Promise<void> {
  await page.getByRole('tab', { name: 'History' }).click();
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: String(version), exact: true }) })
    .getByRole('button', { name: 'Restore' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
}

test.describe('the console', () => {
  test('changes a brand that is live within a second, and takes it back', async ({ page }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) violations.push(message.text());
    });
    const words = `Test of the console ${Date.now()}`;
    await logIn(page, 'operator@demo.test');
    await page.getByRole('menuitem', { name: 'Brands' }).click();
    await expect(page.getByText('Vonk', { exact: true })).toBeVisible();
    await page.getByPlaceholder('Name, key or host').fill('rubens');
    await expect(page.getByText('Vonk', { exact: true })).toHaveCount(0);
    // The list notes its filter in the address a moment later, wherever the reader has gone by then.
    await expect(page).toHaveURL(/filter=/);
    await page.getByText('Rubens', { exact: true }).click();

    const onSite = await openSite(page, 'rubens.localhost');
    const before = await onSite();
    await page.getByRole('tab', { name: 'Texts' }).click();
    await page.getByRole('group', { name: 'Announcement banner' }).getByLabel('German').fill(words);
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await expect(page.getByText(`Version ${before.version + 1} is live`)).toBeVisible();
    await expect.poll(async () => (await onSite()).announcement, { timeout: 1000 }).toBe(words);

    await page.getByRole('tab', { name: 'History' }).click();
    const newest = page.getByRole('row').filter({ hasText: 'announcement' }).first();
    await expect(newest).toContainText('Otto Operator');
    await restore(page, before.version);
    await expect(page.getByText(`Version ${before.version + 2} is live`)).toBeVisible();
    await expect.poll(async () => (await onSite()).announcement, { timeout: 1000 }).toBe(before.announcement);
    expect(violations).toEqual([]);
  });

  test('names what is wrong beside its field, from the schema, the rules and the server', async ({
    page,
  }) => {
    await logIn(page, 'operator@demo.test');
    await openBrand(page, 'rubens');
    await page.getByLabel('Niche').fill('9');
    await expect(page.getByText('must be <= 7')).toBeVisible();
    await page.getByLabel('Niche').fill('4');
    await page.getByLabel('Theme').fill('no-such-theme');
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await expect(page.getByText('there is no such theme')).toBeVisible();
    await page.getByRole('tab', { name: 'Languages & countries' }).click();
    await page.getByRole('checkbox', { name: 'French' }).check();
    await page.getByRole('tab', { name: 'Texts' }).click();
    await expect(page.getByText('text is missing for fr').first()).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('Nothing changed')).toBeVisible();
  });

  test('offers a way on when somebody else was faster', async ({ page, browser }) => {
    // Fields that no other story looks at: the server is everybody's.
    test.slow();
    const phone = `+44${Date.now()}`;
    await logIn(page, 'operator@demo.test');
    await openBrand(page, 'harbour');
    const onSite = await openSite(page, 'harbour.localhost');
    const before = await onSite();
    const days = before.refund_days + 1;
    const colleague = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    await logIn(colleague, 'owner@demo.test');
    await openBrand(colleague, 'harbour');
    await colleague.getByRole('tab', { name: 'Payments' }).click();
    await colleague.getByLabel('Days in which a purchase can be undone').fill(String(days));
    await colleague.getByRole('button', { name: 'Save and publish' }).click();
    await expect(colleague.getByText(`Version ${before.version + 1} is live`)).toBeVisible();

    await page.getByRole('tab', { name: 'Support & delivery' }).click();
    await page.getByLabel('Support phone').fill(phone);
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await expect(page.getByRole('row', { name: 'Refund days changed' })).toBeVisible();
    await page
      .getByRole('button', { name: `Put my changes on top of version ${before.version + 1}` })
      .click();
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await expect.poll(async () => (await onSite()).support_phone).toBe(phone);
    expect((await onSite()).refund_days).toBe(days);

    await restore(page, before.version);
    await expect.poll(async () => (await onSite()).support_phone).toBe(before.support_phone);
  });

  test('lets a moderator look at brands and profiles, and change nothing', async ({ page }) => {
    await logIn(page, 'moderator@demo.test');
    await page.getByRole('menuitem', { name: 'Brands' }).click();
    await page.getByText('Vonk', { exact: true }).click();
    await expect(page.getByLabel('Name of the brand')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Save and publish' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Profiles' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText(/Active|Disabled/);
  });

  test('shows a moderator of one brand that brand alone', async ({ page }) => {
    await logIn(page, 'limited@demo.test');
    await page.getByRole('menuitem', { name: 'Brands' }).click();
    await expect(page.getByText('Rubens', { exact: true })).toBeVisible();
    await expect(page.getByText(/^(Vonk|Harbour)$/)).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Profiles' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('Rubens');
    await expect(page.getByRole('row').filter({ hasText: /Vonk|Harbour/ })).toHaveCount(0);
    await expect(page.getByRole('menuitem', { name: 'Staff' })).toHaveCount(0);
  });
});
