import type { Browser, Page } from '@playwright/test';
import { orderNumber } from '../../packages/contract/src/money/order-number.ts';
import { desk } from '../support/browser/desk.ts';
import { newAddress } from '../support/browser/members.ts';
import { e2ePort } from '../support/browser/origin.ts';
import { fillNewBrand } from '../support/browser/brand.ts';
import { expect, someAddress, test } from '../support/browser/page.ts';
import { deskScreen } from '../support/browser/screens.ts';
import { openConsoleAs } from '../support/browser/staff.ts';
import { countAsked, type Asked } from '../support/browser/taps.ts';
import { MemberClient } from '../support/members/member-client.ts';

/**
 * Three days of staff, by a script: each prints what its parts ask of whoever works them. A page is left whenever the console
 * shows another record or list; a refusal is an answer with an error, which a day without mistakes never meets.
 */

interface Day {
  page: Page;
  /** Runs a part of the day, and notes what it asked for. */
  part: (name: string, run: () => Promise<void>) => Promise<void>;
  /** Prints the day, and ends it. */
  end: () => Promise<void>;
}

async function beginDay(browser: Browser, name: string, email: string): Promise<Day> {
  const context = await browser.newContext({ viewport: deskScreen });
  const asked: Asked = await countAsked(context);
  const page = await context.newPage();
  let pages = 0;
  let last = '';
  const refused: string[] = [];
  page.on('framenavigated', (frame) => {
    const [place = ''] = new URL(frame.url()).hash.split('?');
    if (frame === page.mainFrame() && place !== last) pages += 1;
    last = frame === page.mainFrame() ? place : last;
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
  });
  await openConsoleAs(page, email);
  await expect(page.getByRole('heading', { name: /^Hello / })).toBeVisible();
  const begun = Date.now();
  const told: string[] = [];
  const sum = () => ({ ...asked, pages });
  const between = (before: ReturnType<typeof sum>) => {
    const now = sum();
    const kinds = ['keys', 'taps', 'fields', 'pages'] as const;
    return kinds.map((kind) => `${now[kind] - before[kind]} ${kind}`).join(', ');
  };
  const first = sum();
  return {
    page,
    part: async (of, run) => {
      const before = sum();
      const from = Date.now();
      await test.step(of, run);
      told.push(`  ${of}: ${between(before)}, ${((Date.now() - from) / 1000).toFixed(1)} s`);
    },
    end: async () => {
      const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
      console.log(
        [`${name}: ${between(first)}, ${minutes} minutes, ${refused.length} refusals`, ...told].join('\n'),
      );
      expect(refused).toEqual([]);
      await context.close();
    },
  };
}

/** By the palette, from wherever one is. */
async function goTo(page: Page, words: string, found: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText(words);
  await expect(page.getByRole('option', { selected: true })).toHaveText(found);
  await page.keyboard.press('Enter');
}

test('an operator’s first day: a brand, a setting of it, a code', async ({ browser }) => {
  const key = `dag-${Date.now().toString(36)}`;
  const { page, part, end } = await beginDay(browser, 'an operator’s first day', 'operator@demo.test');

  await part('a brand is opened and published', async () => {
    await goTo(page, 'open a brand', /^Open a brand/);
    await fillNewBrand(page, { name: 'Dag', host: `${key}.localhost`, key });
    await page.getByRole('button', { name: 'Open as a draft' }).click();
    await page.getByRole('button', { name: 'Publish this brand' }).click();
    await expect(page.getByText('Dag is public')).toBeVisible();
  });

  await part('its minimum age is found and changed', async () => {
    await goTo(page, 'minimum age', /^Minimum age/);
    await page.getByLabel('Minimum age').fill('21');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Version \d+ is live$/)).toBeVisible();
  });

  await part('a discount code is made', async () => {
    const code = key.replace('-', '').toUpperCase();
    await goTo(page, 'new codes', /^New codes/);
    await page.getByRole('combobox', { name: 'Brand' }).fill('Dag');
    await page.getByRole('option', { name: 'Dag' }).first().click();
    await page.getByLabel('Code', { exact: false }).last().fill(code);
    await page.getByLabel('Percent').fill('10');
    await page.getByRole('button', { name: 'Make' }).click();
    await expect(page.getByText(code)).toBeVisible();
  });
  await end();
});

/** A new member, who complains of somebody. */
async function reportSomebody(client: MemberClient): Promise<void> {
  const { results } = (await client.call('GET', '/api/members')) as {
    results: { id: string; fictional: boolean }[];
  };
  const subject = { kind: 'profile', profile_id: results.find(({ fictional }) => !fictional)?.id };
  await client.call('POST', '/api/reports', { subject, reason: 'harassment', text: 'Writes all night.' });
}

test('a moderator’s hour: photos and a report', async ({ browser }, { project }) => {
  const client = new MemberClient(e2ePort(), 'harbour.localhost', someAddress());
  await client.signUp(newAddress('day-reporter', project.name));
  await reportSomebody(client);
  const { page, part, end } = await beginDay(browser, 'a moderator’s hour', 'moderator@demo.test');
  const shown = () => desk(page).getAttribute('data-item');
  const decide = async (...keys: string[]) => {
    const before = await shown();
    for (const key of keys) await page.keyboard.press(key);
    await expect(page.locator(`[data-item="${before}"]`)).toHaveCount(0);
  };

  await part('twenty photos, two of them removed', async () => {
    await goTo(page, 'photos', /^Photos/);
    await expect(desk(page)).toBeVisible();
    for (let photo = 1; photo <= 20; photo++) await decide(...(photo % 10 === 0 ? ['r', '9'] : ['a']));
  });

  await part('a report is dismissed', async () => {
    await goTo(page, 'reports', /^Reports/);
    await expect(desk(page)).toBeVisible();
    await decide('a');
  });
  await end();
});

test('a support day: a complaint with its money, a member, an order', async ({ browser }, { project }) => {
  const client = new MemberClient(e2ePort(), 'vonk.localhost', someAddress());
  const address = newAddress('day-complaint', project.name);
  await client.signUp(address);
  const { bundles } = (await client.call('GET', '/api/bundles')) as { bundles: { id: string }[] };
  const order = orderNumber(await client.buy(bundles[0]?.id ?? ''));
  const second = orderNumber(await client.buy(bundles[0]?.id ?? ''));
  const about = { topic: 'payment', order, text: `Twee keer betaald: ${order}.` };
  const made = await client.call('POST', '/api/complaints', { about });
  const { number } = (made as { receipt: { number: string } }).receipt;
  const { page, part, end } = await beginDay(browser, 'a support day', 'support@demo.test');
  const dialog = page.getByRole('dialog');
  const giveBack = async () => {
    await dialog.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option', { name: 'Bought by mistake' }).click();
    await dialog.getByRole('button', { name: /^Give .* back$/ }).click();
    await expect(dialog).toHaveCount(0);
  };

  await part('a complaint is paid back and answered on its page', async () => {
    await goTo(page, number, new RegExp(number));
    await page.getByRole('button', { name: `Refund order ${order}` }).click();
    await giveBack();
    await page.keyboard.press('t');
    await page.getByLabel('Answer in Dutch').fill('Het staat zo weer op je rekening.');
    await page.getByRole('button', { name: 'Send and close' }).click();
    await expect(page.getByText(/^Answer sent, complaint closed\. /)).toBeVisible();
  });

  await part('a member is found by mail', async () => {
    await goTo(page, address, /^Find the member/);
    await expect(page.getByRole('region', { name: 'Account', exact: true })).toContainText(address);
  });

  await part('an order is paid back', async () => {
    await goTo(page, second, new RegExp(second));
    await expect(page.getByRole('list', { name: 'Story' })).toContainText('Paid');
    await page.keyboard.press('r');
    await giveBack();
  });
  await end();
});
