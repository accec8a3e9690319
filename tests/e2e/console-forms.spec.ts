import { expect, test, type Page } from '@playwright/test';
import { findings } from '../support/browser/findings.ts';
import { deskScreen } from '../support/browser/screens.ts';
import { openConsoleAs } from '../support/browser/staff.ts';

test.use({ viewport: deskScreen });

const problems = (page: Page) => page.getByRole('list', { name: 'What is not right yet' });

test('a refused save names what is wrong, and each name leads to its field', async ({ page }) => {
  await test.step('in the settings, also from another section', async () => {
    await openConsoleAs(page, 'operator@demo.test', '/tenants/rubens?section=credits');
    const percent = page.getByLabel('Better odds of a match with premium');
    await percent.fill('0');
    await page.getByRole('tab', { name: 'Signup & search' }).click();
    await page.getByLabel('Minimum age').fill('17');
    await page.getByRole('tab', { name: 'Brand', exact: true }).click();
    await expect(page.getByRole('tab', { name: /^Signup & search\s*1 to solve$/ })).toBeVisible();
    await page.getByRole('button', { name: '2 problems to solve' }).click();
    await expect(problems(page).getByRole('button')).toHaveCount(2);
    expect(await findings(page)).toEqual([]);
    await problems(page).getByRole('button', { name: 'Better odds of a match with premium: ' }).click();
    await expect(percent).toBeFocused();
    await expect(percent).toBeInViewport();
    await page.getByRole('tab', { name: 'Brand', exact: true }).click();
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await expect(page.getByLabel('Minimum age')).toBeFocused();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('Nothing changed')).toBeVisible();
  });

  await test.step('in a form that begins empty: above the fold too', async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await openConsoleAs(page, 'operator@demo.test', '/tenants/create');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Glim');
    await page.getByRole('radio', { name: 'Velvet' }).click();
    await page.getByRole('button', { name: 'Open as a draft' }).click();
    const host = page.getByRole('textbox', { name: 'Host' });
    await expect(host).toBeFocused();
    await expect(host).toBeInViewport();
    await expect(problems(page).getByRole('button')).toHaveText([
      'Host: Fill this in.',
      'Countries: Fill this in.',
      'Languages: Fill this in.',
      'Company: Fill this in.',
    ]);
    await problems(page).getByRole('button', { name: 'Countries' }).click();
    const countries = page.getByRole('combobox', { name: 'Countries' });
    await expect(countries).toBeFocused();
    await countries.press('ArrowDown');
    // By their names, not by their codes.
    await expect(page.getByRole('option').first()).toHaveText('Australia');
    await page.getByRole('option', { name: 'Netherlands' }).click();
    await expect(problems(page).getByRole('button')).toHaveText([/^Host: /, /^Company: /]);
    await expect(page.getByRole('button', { name: 'Dutch' })).toBeVisible();
  });

  await test.step('in a company, where the server finds it', async () => {
    await openConsoleAs(page, 'owner@demo.test', '/companies/northquay?field=creditor_id&launch=rubens');
    const creditor = page.getByLabel('Creditor identifier (SEPA)');
    await expect(creditor).toBeFocused();
    await creditor.fill('nonsense');
    await expect(page.getByText('Changed: Creditor identifier (SEPA)')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(problems(page).getByRole('button')).toHaveText(/^Creditor identifier \(SEPA\): /);
    await expect(creditor).toBeFocused();
    await page.getByRole('link', { name: 'Back to the launch list' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('list', { name: 'Launch list' })).toBeVisible();
  });
});

test('what was wrong with an input is over when the input goes', async ({ page }) => {
  await openConsoleAs(page, 'operator@demo.test', '/discount-codes/create', 'vonk');
  const choose = async (name: string) => {
    await page.getByRole('combobox', { name: 'What to make' }).click();
    await page.getByRole('option', { name }).click();
  };
  await page.getByLabel('Percent').fill('200');
  await page.getByRole('button', { name: 'Make' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await expect(problems(page).getByRole('button')).toHaveText([/^Code: Fill this in\.$/, /^Percent: /]);
  await choose('Many codes that nobody guesses');
  await expect(problems(page).getByRole('button')).toHaveText([/^Percent: /]);
  await choose('One code that I name');
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAttribute('aria-invalid', 'false');
  await page.getByLabel('Percent').fill('20');
  await expect(problems(page)).toHaveCount(0);
});

test('numbers and prices can be read and typed, on a phone and beside the preview', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openConsoleAs(page, 'operator@demo.test', '/tenants/rubens?section=credits');
  const bundle = page.getByRole('group', { name: 'Bundle 3', exact: true });
  const fields = [
    bundle.getByLabel('Credits of bundle 3'),
    bundle.getByLabel('Price in EUR', { exact: true }),
  ];
  const widths = () =>
    Promise.all(fields.map(async (field) => ((await field.boundingBox())?.width ?? 0) >= 48));
  await expect.poll(widths).toEqual([true, true]);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
  await expect.poll(widths).toEqual([true, true]);
  await page.setViewportSize(deskScreen);
  await expect.poll(widths).toEqual([true, true]);

  await test.step('what is wrong stands below the hint, which stays', async () => {
    const percent = page.getByLabel('Better odds of a match with premium');
    await percent.fill('1000');
    await expect(percent).toHaveAccessibleDescription(/This has to be 999 or less\./);
    await expect(percent).toHaveAccessibleDescription(/Only what the brand measured/);
    const trial = page.getByLabel('Price of the trial package, VAT included in EUR');
    await trial.fill('1.234');
    await expect(trial).toHaveAccessibleDescription(/Write an amount, such as 9\.99\./);
    await expect(trial).toHaveValue('1.234');
  });
});
