import type { Browser, Page } from '@playwright/test';
import { asReturningVisitor, becomeMember, newAddress } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { openConsoleAs } from '../support/browser/staff.ts';

const consoleAt = (path: string) => `${originOf('console.localhost')}/#${path}`;

async function staffPage(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await openConsoleAs(page, email);
  return page;
}

test('support finds a member by mail, gives credits that a second person agrees to, and lifts a block', async ({
  page,
  browser,
}, { project }) => {
  test.setTimeout(120_000);
  await asReturningVisitor(page.context());
  const email = newAddress('members-desk', project.name);
  await becomeMember(page, 'vonk.localhost', email);
  const support = await staffPage(browser, 'support@demo.test');
  const part = (name: string) => support.getByRole('region', { name, exact: true });

  await test.step('the whole address finds the member, and nothing else of it does', async () => {
    await support.goto(consoleAt('/members'));
    const search = support.getByRole('textbox', { name: 'Search for a member' });
    await search.fill(email.slice(0, -3));
    await expect(support.getByText('Nobody was found')).toBeVisible();
    await search.fill(email);
    await expect(support.getByRole('row')).toHaveCount(2);
    await support.getByRole('row').nth(1).click();
    await expect(part('Account')).toContainText(email);
    await expect(part('Timeline')).toContainText('Confirmed the address');
    await expect(part('Mails of the last 90 days')).toContainText('Activation link');
  });

  await test.step('credits above the limit wait for somebody else', async () => {
    await part('Credits').getByRole('button', { name: 'Correct credits' }).click();
    const dialog = support.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Credits to give/ }).fill('250');
    await expect(dialog.getByText('somebody else has to agree')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Reason' }).click();
    await support.getByRole('option', { name: 'Something did not work' }).click();
    await dialog.getByRole('textbox', { name: 'What happened' }).fill(`Lost in the move, ${email}`);
    await dialog.getByRole('button', { name: /^Correct by/ }).click();
    await expect(part('Credits').getByRole('link', { name: 'Waits' })).toBeVisible();
    const owner = await staffPage(browser, 'owner@demo.test');
    await owner.goto(consoleAt('/corrections?filter=%7B%22state%22%3A%22requested%22%7D'));
    await owner.getByRole('row', { name: email }).getByRole('button', { name: 'Agree' }).click();
    await owner.getByRole('button', { name: /^Agree, book/ }).click();
    await expect(owner.getByText('Booked', { exact: true }).first()).toBeVisible();
    await support.reload();
    await expect(part('Credits')).toContainText('then');
    await expect(part('Postings')).toContainText('+250 credits');
  });

  await test.step('what was taken is given back', async () => {
    const restrictions = part('Restrictions');
    await restrictions.getByRole('button', { name: 'Disable' }).click();
    const dialog = support.getByRole('dialog');
    await dialog.getByRole('combobox').first().click();
    await support.getByRole('option', { name: 'Spam' }).click();
    await expect(dialog.getByText(/spam/i).first()).toBeVisible();
    await dialog.getByRole('button', { name: /^Disable/ }).click();
    await expect(support.getByText('Profile disabled').first()).toBeVisible();
    await restrictions.getByRole('button', { name: 'Lift' }).click();
    await dialog.getByRole('button', { name: 'Lift and tell the member' }).click();
    await expect(restrictions).toContainText('Ended');
    await expect(part('Timeline')).toContainText('Profile disabled: lifted');
  });
});
