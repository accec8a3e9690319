import { expect, test, type Page } from '@playwright/test';
import { codeOf, stepOf } from '../../apps/server/src/modules/staff/login/totp.ts';
import { demoPassword } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { openConsoleAs } from '../support/browser/staff.ts';
import { findings } from '../support/browser/findings.ts';

const email = 'support@demo.test';
const hello = (page: Page) => page.getByRole('heading', { name: /^Hello / });

async function enterPassword(page: Page, password = demoPassword): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
}

test('two factors let staff in: told for the demo, reset by an owner, set up anew, and a recovery code once', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto(originOf('console.localhost'));
  await enterPassword(page, 'wrong');
  await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.');
  await enterPassword(page);
  await page.getByLabel('Code of your app').fill('000000');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('This code is wrong or was used already.');
  await page.getByRole('button', { name: 'Fill in' }).click();
  await page.keyboard.press('Enter');
  await expect(hello(page)).toBeVisible();

  const owner = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await openConsoleAs(owner, 'owner@demo.test');
  await owner.getByRole('menuitem', { name: 'Staff' }).click();
  await owner.getByRole('button', { name: 'Change Sam Support' }).click();
  await owner.getByRole('button', { name: 'Reset second factor' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
  await owner.getByRole('button', { name: 'Cancel' }).click();
  await expect(owner.getByRole('row', { name: /Sam Support/ })).toContainText('With the next login');

  await page.reload();
  await enterPassword(page);
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

  await logOut(page);
  await enterPassword(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(hello(page)).toBeVisible();
  await expect(page.getByText('One recovery code is used up, 9 are left.')).toBeVisible();
});
