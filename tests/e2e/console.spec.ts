import { expect, test, type Page } from '@playwright/test';
import type { PublicSettings } from '../../packages/contract/src/brands/calls/site-settings.ts';
import { originOf } from '../support/browser/origin.ts';
import { deskScreen } from '../support/browser/screens.ts';
import { liveMs } from '../support/environment/proof.ts';
import { openConsoleAs } from '../support/browser/staff.ts';

/** The list of brands. */
async function openBrands(page: Page, email: string): Promise<void> {
  await openConsoleAs(page, email, '/tenants');
  await expect(page.getByPlaceholder('Name, key or host')).toBeVisible();
}

async function openBrand(page: Page, email: string, key: string): Promise<void> {
  await openConsoleAs(page, email, `/tenants/${key}`);
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
    .getByRole('listitem', { name: `Version ${version}`, exact: true })
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
    await openBrands(page, 'operator@demo.test');
    await expect(page.getByText('Vonk', { exact: true })).toBeVisible();
    await page.getByPlaceholder('Name, key or host').fill('rubens');
    await expect(page.getByText('Vonk', { exact: true })).toHaveCount(0);
    // The list notes its filter in the address a moment later, wherever the reader has gone by then.
    await expect(page).toHaveURL(/filter=/);
    await page.getByText('Rubens', { exact: true }).click();

    const onSite = await openSite(page, 'rubens.localhost');
    const before = await onSite();
    await page.getByRole('tab', { name: 'Texts' }).click();
    await page.getByLabel('Announcement banner').fill(words);
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await expect(page.getByText(`Version ${before.version + 1} is live`)).toBeVisible();
    await expect.poll(async () => (await onSite()).announcement, { timeout: liveMs }).toBe(words);

    await page.getByRole('tab', { name: 'History' }).click();
    const newest = page.getByRole('listitem', { name: `Version ${before.version + 1}` });
    await expect(newest).toContainText('Otto Operator');
    await expect(newest).toContainText('Announcement banner, German');
    await expect(newest.getByRole('insertion')).toHaveText(words);
    await restore(page, before.version);
    await expect(page.getByText(`Version ${before.version + 2} is live`)).toBeVisible();
    await expect
      .poll(async () => (await onSite()).announcement, { timeout: liveMs })
      .toBe(before.announcement);
    expect(violations).toEqual([]);
  });

  test('names what is wrong beside its field, from the schema, the rules and the server', async ({
    page,
  }) => {
    await openBrand(page, 'operator@demo.test', 'rubens');
    await page.getByLabel('Company').click();
    await page.getByRole('option', { name: /Lantaarn Media B\.V\..*KvK 00000000/ }).click();
    await page.getByRole('tab', { name: 'Signup & search' }).click();
    await page.getByLabel('Minimum age').fill('17');
    await expect(page.getByText('This has to be 18 or more.')).toBeVisible();
    await page.getByLabel('Minimum age').fill('18');
    await page.getByRole('tab', { name: 'Credits & prices' }).click();
    const price = page.getByRole('group', { name: 'Bundle 1' }).getByLabel('Price in EUR');
    await price.fill('nine');
    await expect(page.getByText('Write an amount, such as 9.99.')).toBeVisible();
    await price.fill('0,01');
    await expect(
      page.getByText(/^A message would cost €0\.\d+, under the least price of/).first(),
    ).toBeVisible();
    await page.getByRole('tab', { name: 'Languages & countries' }).click();
    await page.getByRole('checkbox', { name: 'French' }).check();
    await page.getByRole('tab', { name: 'Texts' }).click();
    await page.getByRole('button', { name: 'French 3 missing' }).click();
    await expect(page.getByText('The text in French is missing.').first()).toBeVisible();
    await page.getByRole('button', { name: 'German' }).click();
    await expect(page.getByText('Missing in').first()).toBeVisible();
    await page.getByRole('button', { name: /^French \d missing$/ }).click();
    await page.getByRole('button', { name: 'Fill in the standard texts in French' }).click();
    await expect(page.getByLabel('Title of the index page')).toHaveValue(/^Rubens – /);
    await expect(page.getByRole('button', { name: /^Fill in the standard texts/ })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Profiles' }).click();
    await expect(page.getByLabel('Word for one fictional profile')).toHaveValue(/./);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('Nothing changed')).toBeVisible();
  });

  test('adds a host by its key and by its button, and asks before one goes', async ({ page }) => {
    await openBrand(page, 'owner@demo.test', 'harbour');
    await page.getByRole('tab', { name: 'Hosts' }).click();
    const hosts = page.getByRole('list', { name: 'Hosts' }).getByRole('listitem');
    await expect(hosts.first()).toBeVisible();
    const before = await hosts.count();
    const field = page.getByLabel('Another host');
    const names = ['key', 'button'].map((way) => `${way}${Date.now()}.harbour.localhost`);
    await field.fill(names[0] ?? '');
    await field.press('Enter');
    await expect(hosts).toHaveCount(before + 1);
    await field.fill(names[1] ?? '');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(hosts).toHaveCount(before + 2);
    await expect(field).toHaveValue('');
    await page.reload();
    const dialog = page.getByRole('dialog');
    for (const name of names) {
      const remove = page.getByRole('button', { name: `Remove ${name}` });
      await remove.click();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toHaveCount(0);
      await remove.click();
      await dialog.getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByText(name)).toHaveCount(0);
    }
    await expect(hosts).toHaveCount(before);
  });

  test('offers a way on when somebody else was faster', async ({ page, browser }) => {
    // Fields that no other story looks at: the server is everybody's.
    const phone = `+44${Date.now()}`;
    await openBrand(page, 'operator@demo.test', 'harbour');
    const onSite = await openSite(page, 'harbour.localhost');
    const before = await onSite();
    const days = before.refund_days + 1;
    const colleague = await (await browser.newContext({ viewport: deskScreen })).newPage();
    await openBrand(colleague, 'owner@demo.test', 'harbour');
    await colleague.getByRole('tab', { name: 'Payments' }).click();
    await colleague.getByLabel('Days in which a purchase can be undone').fill(String(days));
    await colleague.getByRole('button', { name: 'Save and publish' }).click();
    await expect(colleague.getByText(`Version ${before.version + 1} is live`)).toBeVisible();

    await page.getByRole('tab', { name: 'Support & delivery' }).click();
    await page.getByRole('textbox', { name: 'Support phone', exact: true }).fill(phone);
    await page.getByRole('button', { name: 'Save and publish' }).click();
    const theirs = page
      .getByRole('listitem', { name: 'Days in which a purchase can be undone' })
      .getByRole('insertion');
    await expect(theirs).toHaveText(`${days} days`);
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
    await openBrands(page, 'moderator@demo.test');
    await page.getByText('Vonk', { exact: true }).click();
    await expect(page.getByLabel('Name of the brand')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Save and publish' })).toHaveCount(0);
    // The form's own address shows them the same page.
    await openBrand(page, 'moderator@demo.test', 'vonk');
    await expect(page.getByText('You see these settings read only')).toBeVisible();
    await page.getByRole('menuitem', { name: 'Profiles' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText(/Active|Disabled/);
    await page.goto(`${originOf('console.localhost')}/#/invites`);
    await expect(page.getByRole('heading', { name: 'This is not part of your role' })).toBeVisible();
  });

  test('turns the pages of a list one by one, and shows the first where none was come to', async ({
    page,
  }) => {
    const names = () => page.getByRole('row').locator('td.column-name').allTextContents();
    await openConsoleAs(page, 'owner@demo.test', '/profiles?perPage=25&sort=name&order=ASC&page=7');
    await expect(page.getByText(/^1-25 of \d+$/)).toBeVisible();
    const first = await names();
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(page.getByText(/^26-50 of \d+$/)).toBeVisible();
    await expect.poll(names).not.toEqual(first);
    await page.getByRole('button', { name: 'Go to previous page' }).click();
    await expect(page.getByText(/^1-25 of \d+$/)).toBeVisible();
    await expect.poll(names).toEqual(first);
  });

  test('fits a phone: lists as cards, one menu of sections, the save bar in reach', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openConsoleAs(page, 'support@demo.test');
    await expect(page.getByRole('heading', { name: /^Hello / })).toBeVisible();
    const fits = async () => {
      const beyond = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      expect(beyond).toBeLessThanOrEqual(0);
    };
    await fits();
    await page.goto(`${originOf('console.localhost')}/#/profiles`);
    const search = page.getByRole('searchbox', { name: 'Search profiles' });
    await search.fill('premium@demo.test');
    await search.press('Enter');
    await expect(page.getByRole('list', { name: 'Profiles' }).getByRole('listitem')).toHaveCount(3);
    await fits();
    await page.goto(`${originOf('console.localhost')}/#/support-cases`);
    await expect(page.getByRole('list', { name: 'Complaints' }).getByRole('listitem').first()).toBeVisible();
    await fits();
    // No line runs under the state beside it.
    const beyond = `[...document.querySelectorAll('ul[aria-label="Complaints"] a > span')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent)`;
    expect(await page.evaluate(beyond)).toEqual([]);
    await page.goto(`${originOf('console.localhost')}/#/tenants/vonk`);
    await page.getByLabel('Section').click();
    await page.getByRole('option', { name: 'Credits & prices' }).click();
    await expect(page.getByRole('group', { name: 'Bundle 1' })).toBeVisible();
    await fits();
  });

  test('says where there is no page', async ({ page }) => {
    await openConsoleAs(page, 'owner@demo.test', '/nothing');
    await expect(page.getByText('There is no page at this address.')).toBeVisible();
    await page.goto(`${originOf('console.localhost')}/#/desk/nothing`);
    await expect(page.getByText('There is no page at this address.')).toBeVisible();
  });

  test('shows a moderator of one brand that brand alone', async ({ page }) => {
    await openBrands(page, 'limited@demo.test');
    await expect(page.getByRole('link', { name: 'Rubens', exact: true })).toBeVisible();
    await expect(page.getByText(/^(Vonk|Harbour)$/)).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Profiles' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('Rubens');
    await expect(page.getByRole('row').filter({ hasText: /Vonk|Harbour/ })).toHaveCount(0);
    await expect(page.getByRole('menuitem', { name: 'Staff' })).toHaveCount(0);
  });

  test('asks before what is typed is lost, and says what was saved', async ({ page }) => {
    await openConsoleAs(page, 'owner@demo.test', '/saved-replies');
    await page.getByRole('link', { name: 'New reply' }).first().click();
    const save = page.getByRole('button', { name: 'Save' });
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    const words = page.getByRole('textbox', { name: 'Reply' });
    const typed = `Dank je. ${Date.now()}`;
    await words.fill(typed);
    await test.step('a refused save leads to the first field that is wrong', async () => {
      await save.click();
      await expect(page.getByRole('button', { name: '2 problems to solve' })).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Brand' })).toBeFocused();
    });
    await test.step('another page, the way back and the end of the tab ask', async () => {
      await page.getByRole('menuitem', { name: 'Payments' }).click();
      await question.getByRole('button', { name: 'Stay' }).click();
      await expect(question).toHaveCount(0);
      await page.evaluate('history.back()');
      await question.getByRole('button', { name: 'Stay' }).click();
      const asked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const end = await asked;
      expect(end.type()).toBe('beforeunload');
      await end.dismiss();
      await expect(words).toHaveValue(typed);
    });

    await test.step('what is saved is named, and nothing is asked', async () => {
      await page.getByRole('combobox', { name: 'Brand' }).fill('Vonk');
      await page.getByRole('option', { name: 'Vonk' }).click();
      await page.getByRole('combobox', { name: 'Language' }).press('Enter');
      await page.getByRole('option', { name: 'Dutch' }).press('Enter');
      await save.click();
      await expect(page.getByText('The reply is saved')).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: typed })).toBeVisible();
      await expect(question).toHaveCount(0);
    });

    await test.step('a dialog asks before it closes, and who leaves is gone', async () => {
      await page.getByRole('menuitem', { name: 'Staff' }).click();
      await page.getByRole('button', { name: 'Invite somebody' }).click();
      const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
      const address = dialog.getByLabel('Mail address');
      await address.fill('new@demo.test');
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Stay' }).click();
      await expect(address).toHaveValue('new@demo.test');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await question.getByRole('button', { name: 'Leave' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(question).toHaveCount(0);
    });
  });
});
