import { findings } from '../support/browser/findings.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { openConsoleAs } from '../support/browser/staff.ts';

const consoleAt = (path: string) => `${originOf('console.localhost')}/#${path}`;

test('growth tells where members come from, down to a link, and keeps its place in the address', async ({
  page,
}) => {
  await openConsoleAs(page, 'owner@demo.test');
  const table = (name: string) => page.getByRole('table', { name });

  await test.step('it is gone to by a word for it', async () => {
    await expect(page.getByRole('heading', { name: /^Hello / })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('traffic');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/growth/);
    await page.goto(consoleAt('/growth?brand=vonk'));
  });

  await test.step('networks lead to their refs and these to their subs', async () => {
    const networks = table('By network');
    await expect(networks.getByRole('row', { name: /^No network/ })).toBeVisible();
    await expect(networks.getByRole('columnheader', { name: 'Paid in these days' })).toBeVisible();
    await expect(networks.getByRole('columnheader', { name: 'Net', exact: true })).toBeVisible();
    await expect(page.getByText(/^Net is what was paid in these days/)).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await networks.getByRole('button', { name: 'demo-social' }).click();
    await table('By ref').getByRole('button', { name: 'spring' }).click();
    await expect(table('By sub')).toBeVisible();
    await page.reload();
    await expect(table('By sub')).toBeVisible();
    await page.getByRole('button', { name: 'All networks' }).click();
    await expect(networks).toBeVisible();
  });

  await test.step('landing pages stand beside each other, with what can be said of them', async () => {
    await page.getByRole('tab', { name: 'Landing pages' }).click();
    const pages = table('By the page that the visit began on');
    await expect(pages.getByRole('row', { name: /^Gallery/ })).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: /Too few|No page is ahead|turns more/ }),
    ).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  await test.step('codes, invitations and cohorts, by the keys', async () => {
    await page.getByRole('tab', { name: 'Landing pages' }).press('ArrowRight');
    await page.getByRole('tab', { name: 'Codes and invitations' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Invitations made in these days' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Cohorts' }).click();
    const weeks = table('Signups of each week')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') });
    await expect(weeks).toHaveCount(12);
    await expect(table('Signups of each week')).toContainText('%');
    // Which weeks have few signups depends on the day; in none of them is it told how few.
    for (const week of await weeks.all())
      await expect(week.getByRole('cell').first()).toHaveText(/^(0|1–4|[5-9]|\d{2,})$/);
    await page.getByRole('button', { name: 'Bought', exact: true }).click();
    await expect(page).toHaveURL(/cohort=paid/);
    expect(await findings(page)).toEqual([]);
  });
});

test('operators see growth and no sums of money', async ({ page }) => {
  await openConsoleAs(page, 'operator@demo.test', '/growth?brand=vonk');
  const networks = page.getByRole('table', { name: 'By network' });
  await expect(networks.getByRole('columnheader', { name: 'Confirmed' })).toBeVisible();
  await expect(networks.getByRole('columnheader', { name: 'Paid in these days' })).toBeHidden();
});
