import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  asReturningVisitor,
  newAddress,
  signUpAs,
  activateBy,
  becomeMember,
} from '../support/browser/members.ts';
import { fontSizeOf } from '../support/browser/layout.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { openConsoleAs } from '../support/browser/staff.ts';
import { textsOf } from '../support/browser/texts.ts';

const host = 'vonk.localhost';
const site = () => originOf(host);
const nl = textsOf('nl');

test.beforeEach(({ context }) => asReturningVisitor(context));

const pay = (page: Page) => page.getByRole('button', { name: /^Bestelling met betaalplicht/ });

async function payNow(page: Page, price: string): Promise<void> {
  await expect(pay(page)).toHaveText(`Bestelling met betaalplicht · ${price}`);
  await pay(page).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await expect(page.getByText(price)).toBeVisible();
  await page.getByRole('button', { name: nl('sandbox:completed'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gelukt, dank je wel');
}

test('the time bonus runs, a code takes its place, and the last order is repeated', async ({ page }, {
  project,
}) => {
  const code = `FEEST${Date.now().toString(36).toUpperCase()}`;

  await test.step('staff make a code and are told what it takes off', async () => {
    await openConsoleAs(page, 'operator@demo.test', '/discount-codes/create');
    await page.getByRole('combobox', { name: 'Brand' }).fill('Vonk');
    await page.getByRole('option', { name: 'Vonk' }).click();
    await page.getByLabel('Code', { exact: false }).last().fill(code);
    await page.getByLabel('Percent').fill('10');
    await page.getByRole('button', { name: 'Make' }).click();
    await expect(page.getByText(code)).toBeVisible();
    await expect(page.getByText('10% off').first()).toBeVisible();
    await page.getByText(code).click();
    await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible();
    // Whether it can be used restricts nobody.
    const restrictions = page.getByRole('region', { name: 'Restrictions' });
    await expect(restrictions.getByRole('combobox', { name: 'Only for payers in' })).toBeVisible();
    await expect(restrictions.getByRole('combobox', { name: 'Status' })).toHaveCount(0);
  });

  await test.step('a brand is chosen among the filters, and its codes come as a file', async () => {
    await page.goto(`${originOf('console.localhost')}/#/discount-codes`);
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Brand' }).click();
    await page.getByRole('combobox', { name: 'Brand' }).fill('Vonk');
    // The address says it first; the list, and with it the file, once it asks for the brand's codes.
    const asked = page.waitForRequest((request) => /\/discount-codes\?.*vonk/.test(request.url()));
    await page.getByRole('option', { name: 'Vonk' }).click();
    await asked;
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'As CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('discount-codes-vonk.csv');
    const text = readFileSync(await file.path(), 'utf8');
    // Spreadsheets know by its mark that it is UTF-8.
    expect(text).toMatch(/^\uFEFFbrand,code,/);
    expect(text).toContain(`\nvonk,${code},active,`);
  });

  await becomeMember(page, host, newAddress('discounts', project.name));

  await test.step('the banner counts down and leads to the reduced prices', async () => {
    await page.goto(`${site()}/leden`);
    const banner = page.getByRole('complementary', { name: 'Tijdbonus' });
    const timer = banner.getByRole('timer');
    await expect(timer).toHaveText(/^0[34]:\d\d:\d\d$/);
    const first = await timer.textContent();
    const box = await banner.boundingBox();
    await expect(timer).not.toHaveText(first ?? '');
    expect(await banner.boundingBox()).toEqual(box);
    await banner.getByRole('link', { name: '25% korting op je eerste aankoop' }).click();
    await expect(page.getByText('Tijdbonus: 25% korting op je eerste aankoop, nog')).toBeVisible();
    await page.getByRole('radio', { name: /^250/ }).check();
    await expect(pay(page)).toHaveText('Bestelling met betaalplicht · € 16,49');
  });

  await test.step('the price that is paid leads the usual one', async () => {
    await page.goto(`${site()}/premium`);
    const sizeOf = (text: string) => fontSizeOf(page.getByText(text, { exact: true }).first());
    expect(await sizeOf('€ 16,49')).toBeGreaterThan((await sizeOf('gewone prijs € 21,99')) * 1.2);
    await page.goBack();
  });

  await test.step('a wrong code is not found, a right one takes the bonus’ place and can be taken off', async () => {
    await page.getByText('Heb je een kortingscode?').click();
    const field = page.getByLabel('Kortingscode');
    await field.fill('NOOITGEHOORD');
    await page.getByRole('button', { name: 'Toepassen' }).click();
    await expect(page.getByText('Code niet gevonden')).toBeVisible();
    await field.fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Toepassen' }).click();
    await expect(page.getByText(`Code ${code}: 10% korting`)).toBeVisible();
    await expect(pay(page)).toHaveText('Bestelling met betaalplicht · € 19,79');
    await page.getByRole('button', { name: 'Weghalen' }).click();
    await expect(pay(page)).toHaveText('Bestelling met betaalplicht · € 16,49');
  });

  await test.step('the first purchase is reduced, and the bonus is over', async () => {
    await payNow(page, '€ 16,49');
    await page.goto(`${site()}/leden`);
    await expect(page.getByRole('complementary', { name: 'Tijdbonus' })).toBeHidden();
  });

  await test.step('the last order comes again in one step, under the rules of discounts', async () => {
    await page.goto(`${site()}/credits`);
    await page.getByRole('link', { name: 'Opnieuw bestellen' }).click();
    await expect(page).toHaveURL(`${site()}/credits/opnieuw-bestellen`);
    await expect(page.getByText('250 credits').first()).toBeVisible();
    await expect(pay(page)).toHaveText('Bestelling met betaalplicht · € 21,99');
    await page.goto(`${site()}/credits/opnieuw-bestellen?discount=${code}`);
    await payNow(page, '€ 19,79');
    await page.goto(`${site()}/credits?discount=${code}`);
    await expect(page.getByText(`Code ${code} is niet toegepast. Code reeds gebruikt`)).toBeVisible();
  });
});

test('who has no credits left is told of the bonus after 40 seconds, once', async ({ page }, { project }) => {
  const email = newAddress('bonus-window', project.name);
  const client = await signUpAs(page, host, email);
  await client.call('PUT', '/api/user.php', { signup_step: null });
  await activateBy(page, client, host, email);
  const { results } = (await client.call('GET', '/api/members')) as {
    results: { id: string; fictional: boolean }[];
  };
  const reader = results.find(({ fictional }) => !fictional);
  // 30 credits came with the signup, and a message costs 10.
  for (const text of ['Hoi', 'Hoe is het?', 'Mooie foto’s']) await client.send(reader?.id ?? '', text);

  await page.clock.install();
  await page.goto(`${site()}/leden`);
  await page.clock.runFor(39_000);
  const dialog = page.getByRole('dialog', { name: 'Je credits zijn op, je bonus loopt nog' });
  await expect(dialog).toBeHidden();
  await page.clock.runFor(2_000);
  await expect(dialog.getByText('Wees er snel bij: tot 4 uur na je aanmelding')).toBeVisible();
  await expect(dialog.getByRole('timer')).toHaveText(/^0[34]:\d\d:\d\d$/);
  await dialog.getByRole('button', { name: 'Nu niet' }).click();
  await page.reload();
  await page.clock.runFor(45_000);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Tijdbonus' })).toBeVisible();
});
