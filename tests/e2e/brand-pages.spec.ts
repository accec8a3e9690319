import { requestOnce } from '../support/app/http.ts';
import { asReturningVisitor } from '../support/browser/members.ts';
import { e2ePort, originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { openConsoleAs } from '../support/browser/staff.ts';

const host = 'vonk.localhost';
const site = originOf(host);

test('an operator writes a page, sees it beside the form, and visitors have it at once', async ({
  page,
  browser,
}) => {
  const slug = `huisregels-${Date.now()}`;
  expect((await requestOnce(e2ePort(), host, { path: `/${slug}` })).status).toBe(404);
  const desk = await browser.newPage();
  await desk.setViewportSize({ width: 1280, height: 900 });
  await openConsoleAs(desk, 'operator@demo.test', '/brand-pages');
  await desk.getByRole('link', { name: 'New page' }).first().click();
  await desk.getByRole('combobox', { name: 'Brand' }).click();
  await desk.getByRole('option', { name: 'Vonk' }).click();
  await desk.getByRole('textbox', { name: 'Address' }).fill(slug);
  await desk.getByRole('button', { name: 'Save' }).click();
  await desk.getByRole('textbox', { name: 'Title' }).fill('Huisregels');
  await desk
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('# Altijd\n\nWees aardig. Dit is {{name}}. ![x](https://e.example/x.png)');
  const preview = desk.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Wees aardig. Dit is Vonk.')).toBeVisible();
  await expect(preview.getByText('Pictures would be loaded from elsewhere')).toBeVisible();
  await desk
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('# Altijd\n\nWees aardig. Dit is {{name}}.');
  await desk.getByRole('switch', { name: 'Readers get it' }).check();
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('version 2')).toBeVisible();
  await desk.close();

  await asReturningVisitor(page.context());
  await page.goto(`${site}/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Huisregels' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Altijd' })).toBeVisible();
  await expect(page.getByText('Wees aardig. Dit is Vonk.')).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/${slug}$`));
});
