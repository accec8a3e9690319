import { demoPassword } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { findings } from '../support/browser/findings.ts';
import { expect, test } from '../support/browser/page.ts';
import { enterPassword } from '../support/browser/staff.ts';

const email = 'support@demo.test';

test('two factors let staff of the demo in, whose codes are told', async ({ page }) => {
  await page.goto(originOf('console.localhost'));
  await enterPassword(page, email, 'wrong');
  await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.');
  await enterPassword(page, email, demoPassword);
  await page.getByLabel('Code of your app').fill('000000');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('This code is wrong or was used already.');
  await page.getByRole('button', { name: 'Fill in' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Hello / })).toBeVisible();
});
