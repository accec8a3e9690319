import { codeOf, stepOf } from '../../apps/server/src/modules/staff/login/totp.ts';
import { findings } from '../support/browser/findings.ts';
import { newAddress } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { openConsoleAs } from '../support/browser/staff.ts';

const password = 'a long enough sentence';

test('an owner invites somebody, who joins and is let in no more; the audit log tells of it', async ({
  page,
  browser,
}, { project }) => {
  test.slow();
  const email = newAddress('joins', project.name);
  await openConsoleAs(page, 'owner@demo.test');
  await page.getByRole('menuitem', { name: 'Staff' }).click();
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await page.getByLabel('Mail address').fill(email);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Joiner');
  await page.getByRole('combobox', { name: 'Brands' }).fill('Vonk');
  await page.getByRole('option', { name: 'Vonk' }).click();
  await page.keyboard.press('Escape');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('list', { name: 'Invited' })).toContainText('Ada Joiner');

  const joiner = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await joiner.goto(link);
  await expect(joiner.getByRole('heading', { name: 'Hello Ada Joiner' })).toBeVisible();
  expect(await findings(joiner)).toEqual([]);
  await joiner.getByLabel('New password').fill(password);
  await joiner.getByRole('button', { name: 'Join' }).click();
  await joiner.getByLabel('Email').fill(email);
  await joiner.getByLabel('Password').fill(password);
  await joiner.getByRole('button', { name: 'Log in' }).click();
  const secret = (await joiner.getByTestId('totp-secret').innerText()).replaceAll(/\s/g, '');
  await joiner.getByLabel('Code of your app').fill(codeOf(secret, stepOf(new Date())));
  await joiner.getByRole('button', { name: 'Set up and log in' }).click();
  await joiner.getByRole('checkbox', { name: 'I have stored them' }).check();
  await joiner.getByRole('button', { name: 'Go on to the console' }).click();
  await expect(joiner.getByRole('heading', { name: /^Hello / })).toBeVisible();
  await joiner.goto(link);
  await expect(joiner.getByRole('alert')).toContainText('This invitation has ended');

  await page.reload();
  await expect(page.getByRole('list', { name: 'Invited' })).toBeHidden();
  await page.getByRole('button', { name: 'Change Ada Joiner' }).click();
  await page.getByRole('button', { name: 'Let in no more' }).click();
  await page
    .getByRole('dialog', { name: 'Let Ada Joiner in no more?' })
    .getByRole('button', { name: 'Let in no more' })
    .click();
  await expect(page.getByRole('row', { name: /Ada Joiner/ })).toContainText('Left');
  await joiner.goto(originOf('console.localhost'));
  await expect(joiner.getByLabel('Password')).toBeVisible();

  await page.getByRole('menuitem', { name: 'Audit log' }).click();
  const newest = page.getByRole('row').nth(1);
  await expect(newest).toContainText('Staff: ended');
  await expect(page.getByRole('progressbar')).toBeHidden();
  await page.getByRole('combobox', { name: 'Who' }).click();
  await expect(page.getByRole('option', { name: 'Ada Joiner' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await findings(page)).toEqual([]);
});
