import type { Browser } from '@playwright/test';
import { invitingHost } from '../support/browser/brand.ts';
import { isMember, newAddress } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { enter, expect, test } from '../support/browser/page.ts';
import { deskScreen } from '../support/browser/screens.ts';
import { fillSignup, sendSignup } from '../support/browser/signup.ts';
import { openConsoleAs } from '../support/browser/staff.ts';
import { textsOf } from '../support/browser/texts.ts';

const t = textsOf('nl');

/** Makes an invitation on the console, at a desk. @returns its link as the console shows it */
async function invite(browser: Browser): Promise<string> {
  const context = await browser.newContext({ viewport: deskScreen });
  const console = await context.newPage();
  await openConsoleAs(console, 'owner@demo.test', '/invites');
  await console.getByRole('link', { name: 'New invitation' }).first().click();
  await console.getByRole('combobox', { name: 'Brand' }).click();
  await console.getByRole('option', { name: 'Salon' }).click();
  await console.getByRole('button', { name: 'Make the link' }).click();
  const link = await console.getByLabel('Invitation link').inputValue();
  await expect(console.getByRole('banner')).toContainText('New invitation');
  await console.getByRole('button', { name: 'To the list' }).click();
  const newest = console.getByRole('row').nth(1);
  await expect(newest).toContainText('Salon');
  await expect(newest).toContainText('Open');
  await context.close();
  return link;
}

test('an invitation from the console lets one person in, and no second one', async ({ page, browser }, {
  project,
}) => {
  const signupPath = `${originOf(invitingHost)}/aanmelden`;
  await page.goto(signupPath);
  await enter(page, t);
  await expect(page.getByText(t('account:signup.invite_only'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('account:signup.submit') })).toHaveCount(0);

  const link = await invite(browser);
  expect(link).toMatch(new RegExp(`^${signupPath}#invite=[\\w-]{43}$`));
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText(t('account:signup.invited'))).toBeVisible();
  expect(page.url()).toBe(signupPath);
  // A reload keeps the invitation, which is in no address any more.
  await page.reload();
  await expect(page.getByText(t('account:signup.invited'))).toBeVisible();
  await fillSignup(page, t, newAddress('invited', project.name));
  expect(await sendSignup(page, t)).toBe(200);
  const token = link.split('=')[1] ?? '';
  expect(sent.filter((address) => address.includes(token) && !address.includes('#'))).toEqual([]);

  const other = await browser.newContext({ viewport: page.viewportSize() });
  const second = await other.newPage();
  await second.goto(link);
  await enter(second, t);
  await fillSignup(second, t, newAddress('late', project.name));
  await sendSignup(second, t);
  await expect(second.getByText(t('errors:invite_invalid'))).toBeVisible();
  expect(await isMember(second)).toBe(false);
  await other.close();
});
