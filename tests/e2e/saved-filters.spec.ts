import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { openConsoleAs } from '../support/browser/staff.ts';

const consoleAt = (path: string) => `${originOf('console.localhost')}/#${path}`;

test('a filter is kept under a name, found by keys, renamed and deleted', async ({ page }, { project }) => {
  const name = `Off ${project.name} ${Date.now().toString(36)}`;
  const dialog = page.getByRole('dialog', { name: 'Saved filters' });
  const open = () => page.getByRole('button', { name: 'Saved', exact: true }).click();

  await test.step('what is kept is said first, and what was typed is left out', async () => {
    const filter = encodeURIComponent(JSON.stringify({ status: 'disabled', q: 'ANNA' }));
    const list = `/discount-codes?filter=${filter}&sort=code&order=ASC`;
    await openConsoleAs(page, 'operator@demo.test', list);
    await open();
    await expect(dialog).toContainText('Kept for you alone: the order, status.');
    await expect(dialog).toContainText('Without what you typed into the search: it could name a member.');
    await dialog.getByRole('textbox', { name: 'Save this as' }).fill(name);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
  });

  await test.step('it is there in the palette, and again after the page was loaded anew', async () => {
    await page.goto(consoleAt('/tenants'));
    await page.reload();
    // Keys are heard once the console is there.
    await expect(page.getByRole('button', { name: 'Find or go to' })).toBeVisible();
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: 'Find or go to' }).fill(name);
    await expect(page.getByRole('option', { name })).toContainText('Discount codes');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/discount-codes\?.*disabled/);
    await expect(page).toHaveURL(/sort=code&order=ASC/);
    await expect(page.getByRole('textbox', { name: 'Begins with' })).toHaveValue('');
  });

  await test.step('it is renamed and deleted where it is kept', async () => {
    await open();
    await dialog.getByRole('button', { name: `Rename ${name}` }).click();
    await dialog.getByRole('textbox', { name: 'New name' }).fill(`${name} too`);
    await page.keyboard.press('Enter');
    const renamed = dialog.getByRole('button', { name: `${name} too`, exact: true });
    await expect(renamed).toBeVisible();
    await dialog.getByRole('button', { name: `Delete ${name} too` }).click();
    await expect(renamed).toBeHidden();
  });
});
