import { expect, test } from '@playwright/test';
import { deskScreen } from '../support/browser/screens.ts';
import { openConsoleAs } from '../support/browser/staff.ts';

test('a newsletter is written on the console, tried, sent for a later time and stopped', async ({ page }) => {
  await page.setViewportSize(deskScreen);
  await openConsoleAs(page, 'operator@demo.test', '/newsletters');
  await page.getByRole('link', { name: 'New newsletter' }).first().click();
  await page.getByRole('combobox', { name: 'Brand' }).click();
  await page.getByRole('option', { name: 'Vonk' }).click();
  const subject = `Rustiger zoeken ${Date.now()}`;
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('textbox', { name: 'Text' }).fill('Eerste alinea.\n\nTweede alinea.');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  // Nothing is kept that is half written.
  const problems = page.getByRole('list', { name: 'What is not right yet' });
  await expect(problems.getByRole('button')).toHaveText('Button, Dutch: Fill this in.');
  await expect(page.getByRole('textbox', { name: 'Button' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Button' }).fill('Bekijk het');
  await page.getByRole('button', { name: 'Save the draft' }).click();

  await expect(page.getByText('Tweede alinea.')).toBeVisible();
  await page.getByRole('button', { name: 'Test mail to me: Dutch' }).click();
  await expect(page.getByText('The mail is on its way to you')).toBeVisible();
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 16);
  await page.getByLabel('Begin at (empty: now)').fill(tomorrow);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Planned', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop it' }).click();
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Newsletters' }).click();
  await expect(page.getByRole('row', { name: subject })).toContainText('Stopped');
});
