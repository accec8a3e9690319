import type { Page } from '@playwright/test';
import { demoPassword } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { findings } from '../support/browser/findings.ts';
import { expect, test } from '../support/browser/page.ts';
import { enterPassword, openConsoleAs, readEnglish } from '../support/browser/staff.ts';

const email = 'support@demo.test';

test('two factors let staff of the demo in, whose codes are told', async ({ page }) => {
  await readEnglish(page.context());
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

test('staff read the console in their own language, before the login and after it', async ({ page }) => {
  // The browser asks for Dutch.
  await page.goto(originOf('console.localhost'));
  await enterDutch(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.getByRole('button', { name: 'Nederlands' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');

  await openConsoleAs(page, email);
  await expect(page.getByRole('heading', { name: /^Hallo / })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Klachten' }).click();
  await expect(page.getByRole('button', { name: 'Filter toevoegen' })).toBeVisible();
  await page.goto(`${originOf('console.localhost')}/#/tenants/vonk`);
  await page.getByRole('tab', { name: 'Aanmelden & zoeken' }).click();
  await expect(page.getByLabel('Minimumleeftijd')).toBeVisible();

  await page.getByRole('button', { name: 'Profiel' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.getByLabel('Minimum age')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

async function enterDutch(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('nobody@demo.test');
  await page.getByLabel('Wachtwoord').fill('wrong');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('alert')).toHaveText('E-mail of wachtwoord klopt niet.');
}
