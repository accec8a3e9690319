import type { Page } from '@playwright/test';
import { codeOf, stepOf } from '../../apps/server/src/modules/console/staff/login/second-factor/totp.ts';
import { PageAuthenticator } from '../support/browser/authenticator.ts';
import { findings } from '../support/browser/findings.ts';
import { newAddress } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { deskScreen } from '../support/browser/screens.ts';
import { enterPassword, openConsoleAs, readEnglish } from '../support/browser/staff.ts';

const password = 'a long enough sentence';
const newPassword = 'an even longer sentence';
const hello = (page: Page) => page.getByRole('heading', { name: /^Hello / });

/** Sets a second factor up, and goes on to the console. @returns the recovery codes */
async function setUp(page: Page): Promise<string[]> {
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const secret = (await page.getByTestId('totp-secret').innerText()).replaceAll(/\s/g, '');
  await page.getByLabel('Code of your app').fill(codeOf(secret, stepOf(new Date())));
  await page.getByRole('button', { name: 'Set up and log in' }).click();
  const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allInnerTexts();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'I have stored them' }).check();
  await page.getByRole('button', { name: 'Go on to the console' }).click();
  await expect(hello(page)).toBeVisible();
  return codes;
}

async function enterRecoveryCode(page: Page, code = ''): Promise<void> {
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(hello(page)).toBeVisible();
}

/** Adds a passkey on the page of one's own account, logs out and in with it, and comes back there. */
async function enterByPasskey(page: Page, word: string, code = ''): Promise<void> {
  const device = await PageAuthenticator.behind(page);
  const account = page.url();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  const asked = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(asked.getByLabel('Name of the passkey')).toHaveValue('Chrome on Linux');
  await asked.getByLabel('Your password').fill(word);
  await asked.getByLabel('Code of your app').fill(code);
  await asked.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(passkeys.getByRole('listitem')).toContainText('not used yet');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(hello(page)).toBeVisible();
  await page.goto(account);
  await passkeys.getByRole('button', { name: 'Remove: Chrome on Linux' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
  await device.lose();
}

// Somebody of their own: who is logged out here must be nobody that another test logs in as.
test('an owner invites somebody, gives them a new second factor, and lets them go; the audit log tells of it', async ({
  page,
  browser,
}, { project }) => {
  const email = newAddress('joins', project.name);
  const joiner = await (await browser.newContext({ viewport: deskScreen })).newPage();
  await readEnglish(joiner.context());
  let codes: string[] = [];

  await test.step('an invitation is a link', async () => {
    await openConsoleAs(page, 'owner@demo.test', '/staff');
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    await page.getByLabel('Mail address').fill(email);
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada Joiner');
    // There may be more brands than are loaded: what is typed is looked for on the server.
    const searched = page.waitForRequest(/tenants\?.*%22q%22%3A%22Vonk%22/);
    await page.getByRole('combobox', { name: 'Brands' }).fill('Vonk');
    await searched;
    await page.getByRole('option', { name: 'Vonk' }).click();
    await page.keyboard.press('Escape');
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Make the link' }).click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('list', { name: 'Invited' })).toContainText('Ada Joiner');

    await joiner.goto(link);
    await expect(joiner.getByRole('heading', { name: 'Hello Ada Joiner' })).toBeVisible();
    expect(await findings(joiner)).toEqual([]);
    await joiner.getByLabel('New password').fill(password);
    await joiner.getByRole('button', { name: 'Join' }).click();
    await enterPassword(joiner, email, password);
    await setUp(joiner);
    await joiner.goto(link);
    await expect(joiner.getByRole('alert')).toContainText('This invitation has ended');
  });

  await test.step('the ban of an address without an account is lifted in a brand that is looked for as well', async () => {
    await page.goto(`${originOf('console.localhost')}/#/profiles`);
    await page.getByRole('button', { name: 'Lift an address’s ban' }).click();
    const dialog = page.getByRole('dialog');
    const searched = page.waitForRequest(/tenants\?.*%22q%22%3A%22Rubens%22/);
    await dialog.getByRole('combobox', { name: 'Brand' }).fill('Rubens');
    await searched;
    await page.getByRole('option', { name: 'Rubens' }).click();
    await dialog.getByLabel('Mail address').fill(email);
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Lift the ban' }).click();
    await expect(dialog.getByText('No ban of this address on this brand.')).toBeVisible();
    await expect(dialog.getByLabel('Mail address')).toBeFocused();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.goto(`${originOf('console.localhost')}/#/staff`);
  });

  await test.step('a second factor that is lost is set up anew, and a recovery code opens one login', async () => {
    await page.reload();
    await expect(page.getByRole('list', { name: 'Invited' })).toBeHidden();
    await page.getByRole('button', { name: 'Change Ada Joiner' }).click();
    await page.getByRole('button', { name: 'Reset second factor' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
    // The question has a button of this name too, for as long as it fades out.
    await expect(page.getByRole('button', { name: 'Reset', exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('row', { name: /Ada Joiner/ })).toContainText('With the next login');

    await joiner.goto(originOf('console.localhost'));
    await enterPassword(joiner, email, password);
    codes = await setUp(joiner);
    await joiner.getByRole('button', { name: 'Profile' }).click();
    await joiner.getByRole('menuitem', { name: 'Logout' }).click();
    await enterPassword(joiner, email, password);
    await enterRecoveryCode(joiner, codes[0]);
    await expect(joiner.getByText('One recovery code is used up, 9 are left.')).toBeVisible();
  });

  await test.step('they log another browser out, and make a password and codes of their own', async () => {
    const other = await (await browser.newContext()).newPage();
    await readEnglish(other.context());
    await other.goto(originOf('console.localhost'));
    await enterPassword(other, email, password);
    await enterRecoveryCode(other, codes[1]);

    await joiner.getByRole('button', { name: 'Profile' }).click();
    await joiner.getByRole('menuitem', { name: 'Your account' }).click();
    const browsers = joiner.getByRole('region', { name: 'Where you are logged in' });
    await expect(browsers.getByRole('listitem')).toHaveCount(2);
    await expect(joiner.getByText('8 recovery codes are left.')).toBeVisible();
    expect(await findings(joiner)).toEqual([]);
    await browsers.getByRole('button', { name: 'Log out: Chrome on Linux' }).click();
    await expect(browsers.getByRole('listitem')).toHaveCount(1);
    await other.reload();
    await expect(other.getByLabel('Password')).toBeVisible();
    await other.context().close();

    await joiner.getByRole('button', { name: 'Change password' }).click();
    const asked = joiner.getByRole('dialog', { name: 'Change password' });
    await asked.getByLabel('Your password').fill('not the one');
    await asked.getByLabel('New password').fill(newPassword);
    await asked.getByLabel('Code of your app').fill(codes[2] ?? '');
    await asked.getByRole('button', { name: 'Change password' }).click();
    await expect(asked.getByText('This is not your password.')).toBeVisible();
    expect(await findings(joiner)).toEqual([]);
    await asked.getByLabel('Your password').fill(password);
    await asked.getByRole('button', { name: 'Change password' }).click();
    await expect(asked).toBeHidden();

    await enterByPasskey(joiner, newPassword, codes[3]);
    await joiner.getByRole('button', { name: 'Make new codes' }).click();
    const proof = joiner.getByRole('dialog', { name: 'Make new recovery codes' });
    await proof.getByLabel('Your password').fill(newPassword);
    await proof.getByLabel('Code of your app').fill(codes[4] ?? '');
    await proof.getByRole('button', { name: 'Make new codes' }).click();
    await expect(joiner.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await joiner.getByRole('button', { name: 'I have stored them' }).click();
    await expect(joiner.getByText('10 recovery codes are left.')).toBeVisible();
  });

  await test.step('who leaves is let in no more', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Change Ada Joiner' }).click();
    await expect(
      page.getByRole('list', { name: 'Where Ada Joiner is logged in' }).getByRole('listitem'),
    ).toContainText(['Chrome on Linux']);
    await page.getByRole('button', { name: 'Let in no more' }).click();
    const asked = page.getByRole('dialog', { name: 'Let Ada Joiner in no more?' });
    await asked.getByRole('button', { name: 'Let in no more' }).click();
    await expect(page.getByRole('row', { name: /Ada Joiner/ })).toContainText('Left');
    await joiner.reload();
    await expect(joiner.getByLabel('Password')).toBeVisible();
  });

  await test.step('the audit log tells of it', async () => {
    await page.getByRole('menuitem', { name: 'Audit log' }).click();
    const ended = page.getByRole('row').filter({ hasText: 'Staff: ended' }).first();
    await expect(ended).toContainText('Ada Joiner');
    await expect(ended.getByRole('button', { name: 'Everything done to Ada Joiner' })).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeHidden();
    await page.getByRole('combobox', { name: 'Who' }).click();
    await expect(page.getByRole('option', { name: 'Ada Joiner' })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await findings(page)).toEqual([]);
  });
});
