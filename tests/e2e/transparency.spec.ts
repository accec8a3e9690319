import { readFile } from 'node:fs/promises';
import { rowsOfCsv } from '../support/app/csv.ts';
import { findings } from '../support/browser/findings.ts';
import { newAddress, signUpAs } from '../support/browser/members.ts';
import { expect, test } from '../support/browser/page.ts';
import { openConsoleAs } from '../support/browser/staff.ts';

const at = '/transparency?brand=vonk';

test('a transparency report is read by month and year, and taken as a file', async ({ page }) => {
  const member = await signUpAs(page, 'vonk.localhost', newAddress('transparency', 'desktop'));
  await member.call('POST', '/api/complaints', { about: { topic: 'site', text: 'The pages are slow.' } });
  await openConsoleAs(page, 'operator@demo.test', at);
  await expect(page.getByRole('region', { name: 'Reports and removal requests' })).toContainText('Received');
  await expect(page.getByText('This period is not over')).toBeVisible();
  const complaints = page.getByRole('table', { name: 'Complaints received' });
  await expect(complaints.getByRole('row', { name: /^Total/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const year = String(new Date().getFullYear());
  await page.getByRole('combobox', { name: 'Period' }).press('Enter');
  await page.getByRole('option', { name: year, exact: true }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`period=${year}$`));
  // The address changes first: the file is of the period that the page shows.
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveText(year);
  // A menu that is still closing takes the focus back, and the next key with it.
  await expect(page.getByRole('listbox')).toBeHidden();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).press('Enter');
  await page.getByRole('menuitem', { name: 'As CSV' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe(`transparency-vonk-${year}.csv`);
  const rows = rowsOfCsv(await readFile(await file.path(), 'utf8'));
  expect(rows.map(({ part }) => part)).toContain('reports_waited');
});

test('is not for support, who decide nothing of it', async ({ page }) => {
  await openConsoleAs(page, 'support@demo.test', at);
  await expect(page.getByRole('link', { name: 'Transparency' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'This is not part of your role' })).toBeVisible();
});
