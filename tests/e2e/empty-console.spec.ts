import { startEmpty } from '../support/browser/empty-server.ts';
import { asReturningVisitor, newAddress } from '../support/browser/members.ts';
import { findings } from '../support/browser/findings.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, mailedLink, test } from '../support/browser/page.ts';
import { fillSignup, sendSignup, skipSteps } from '../support/browser/signup.ts';
import { firstLogin, readEnglish } from '../support/browser/staff.ts';
import { textsOf } from '../support/browser/texts.ts';

const nl = textsOf('nl');
const owner = { email: 'first@example.test', name: 'Fien First', password: 'a long enough sentence' };
const host = 'first.localhost';
const port = process.env['KINDLING_E2E_PORT'];

let stop: (() => Promise<void>) | undefined;
test.beforeAll(async () => {
  const server = await startEmpty(owner);
  stop = () => server.stop();
  process.env['KINDLING_E2E_PORT'] = String(server.port);
});
test.afterAll(async () => {
  process.env['KINDLING_E2E_PORT'] = port;
  await stop?.();
});

test('from an empty console to the first paying member of the first brand', async ({ page, browser }, {
  project,
}) => {
  const begun = Date.now();
  await readEnglish(page.context());

  await test.step('the first owner logs in and sets the second factor up', async () => {
    await firstLogin(page, owner);
  });

  await test.step('everything that the menu leads to says that there is nothing yet', async () => {
    const items = page.getByRole('menu').getByRole('menuitem');
    for (const item of await items.all()) {
      await item.click();
      await expect(page.getByRole('main')).not.toBeEmpty();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      expect(await findings(page), await item.innerText()).toEqual([]);
    }
  });
  console.log(`an empty console looked at: ${((Date.now() - begun) / 60_000).toFixed(1)} min`);

  await test.step('the first brand is opened with its company, and published', async () => {
    await page.goto(`${originOf('console.localhost')}/#/tenants/create`);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('First');
    await page.getByRole('textbox', { name: 'Host' }).fill(host);
    await page.getByRole('combobox', { name: 'Countries' }).fill('Nether');
    await page.getByRole('option', { name: 'Netherlands' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'Velvet' }).click();
    await page.getByRole('button', { name: 'A new company' }).click();
    await page.getByRole('textbox', { name: 'Name of the company' }).fill('Eerste B.V.');
    await page.getByRole('textbox', { name: 'Street and number' }).fill('Kade 1');
    await page.getByRole('textbox', { name: 'Town' }).fill('Utrecht');
    await page.getByRole('textbox', { name: 'Number in the trade register' }).fill('12345678');
    await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('+31 30 000 0000');
    await page.getByRole('button', { name: 'Open as a draft' }).click();
    await page.getByRole('button', { name: 'Publish this brand' }).click();
    await expect(page.getByText('First is public')).toBeVisible();
  });

  const email = newAddress('first', project.name);
  const context = await browser.newContext();
  await asReturningVisitor(context);
  const site = await context.newPage();
  await test.step('somebody signs up and buys credits', async () => {
    await site.goto(`${originOf(host)}/aanmelden`);
    await fillSignup(site, nl, email);
    expect(await sendSignup(site, nl)).toBe(200);
    await skipSteps(site, nl);
    await site.goto(await mailedLink(host, email));
    await expect(site.getByText(nl('account:activate.done'))).toBeVisible();
    await site.goto(`${originOf(host)}/credits`);
    await site.getByRole('radio', { name: 'PayPal' }).check();
    await site.getByRole('button', { name: /^Bestelling met betaalplicht/ }).click();
    await site.getByRole('button', { name: nl('sandbox:completed'), exact: true }).click();
    await expect(site.getByRole('heading', { name: nl('credits:payment.completed.title') })).toBeVisible();
  });

  await test.step('which the console shows', async () => {
    await page.goto(`${originOf('console.localhost')}/#/payments`);
    await expect(page.getByRole('row').nth(1)).toContainText('PayPal');
    const minutes = (Date.now() - begun) / 60_000;
    console.log(`from the empty console to the first paying member: ${minutes.toFixed(1)} min`);
    expect(minutes).toBeLessThan(10);
  });
});
