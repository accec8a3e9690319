import type { Page } from '@playwright/test';
import { darkFindings, findings } from '../support/browser/findings.ts';
import { resize } from '../support/browser/layout.ts';
import {
  activateBy,
  asReturningVisitor,
  demoPassword,
  newAddress,
  signUpAs,
  somebodyFictional,
  type Found,
} from '../support/browser/members.ts';
import { e2ePort, originOf } from '../support/browser/origin.ts';
import { expect, someAddress, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';
import { MemberClient } from '../support/members/member-client.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');
const words = 'Zullen we zondag gaan wandelen?';
const payWords = t('credits:pay', { price: '' }).trim().replace(/ ·$/, '');

/** A new free member who has written three messages, which took the credits of the signup. */
async function spentMember(page: Page, test: string, project: string) {
  await asReturningVisitor(page.context());
  const email = newAddress(test, project);
  const client = await signUpAs(page, host, email);
  await client.call('PUT', '/api/user.php', { signup_step: null });
  await activateBy(page, client, host, email);
  const { results } = (await client.call('GET', '/api/members')) as { results: Found[] };
  const [first, second] = results.filter(({ fictional }) => !fictional);
  if (!first || !second) throw new Error('too few to write to');
  for (const text of ['One', 'Two', 'Three']) await client.send(first.id, text);
  return { client, to: second };
}

const field = (page: Page, name: string) => page.getByLabel(t('chats:composer.label', { name }));
const sheetOf = (page: Page, name: string) =>
  page.getByRole('dialog', { name: t('credits:buying.text', { name }) });
const messages = (page: Page) =>
  page
    .getByRole('region', { name: t('chats:conversation.messages') })
    .getByRole('listitem')
    .filter({ hasText: words });

async function write(page: Page, to: Found): Promise<void> {
  await page.goto(`${originOf(host)}/members/${to.id}/chat`);
  await field(page, to.name).fill(words);
  await page.getByRole('button', { name: t('chats:composer.send') }).click();
}

/** Orders in the sheet: the provider's page opens. */
async function order(page: Page, name: string): Promise<void> {
  await sheetOf(page, name).getByRole('button', { name: payWords }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
}

const choose = (page: Page, outcome: 'completed' | 'cancelled' | 'pending') =>
  page.getByRole('button', { name: t(`sandbox:${outcome}`), exact: true }).click();

/** How often the other one got the words, as the server has it. */
async function arrived(client: MemberClient, to: Found): Promise<number> {
  const { messages: all } = (await client.call('GET', `/api/chat.php?profile_id=${to.id}`)) as {
    messages: { text: string }[];
  };
  return all.filter(({ text }) => text === words).length;
}

test('a message without credits is bought where it is written, and goes out by itself, once', async ({
  page,
}, { project }) => {
  const { client, to } = await spentMember(page, 'buying', project.name);
  await write(page, to);
  const sheet = sheetOf(page, to.name);
  await expect(sheet.getByRole('checkbox', { name: t('credits:buying.by_itself') })).toBeChecked();
  await expect(sheet).toContainText(t('credits:buying.until_then'));
  await test.step('total and button are in reach without a scroll, and whole at twice the size of text', async () => {
    const pay = sheet.getByRole('button', { name: payWords });
    const usual = page.viewportSize();
    await resize(page, 360, 780);
    await expect(pay).toBeInViewport({ ratio: 1 });
    await expect(sheet.locator('dd').last()).toBeInViewport({ ratio: 1 });
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
    await pay.scrollIntoViewIfNeeded();
    await expect(pay).toBeInViewport({ ratio: 1 });
    expect(
      await sheet.evaluate(
        (box: { scrollWidth: number; clientWidth: number }) => box.scrollWidth - box.clientWidth,
      ),
    ).toBe(0);
    await page.evaluate(`document.documentElement.style.fontSize = ''`);
    if (usual) await resize(page, usual.width, usual.height);
  });
  // What the page with the credits says before an order: price of a message, tax, withdrawal, terms, premium, discount.
  for (const said of [
    t('credits:per_message', { price: '' }).trim(),
    t('credits:summary.vat'),
    t('credits:refund_other', { count: 14 }),
    t('credits:terms'),
    t('credits:first_purchase'),
    t('credits:discount.time_bonus', { percent: 25 }),
  ])
    await expect(sheet).toContainText(said);
  const methods = await sheet
    .getByRole('radio')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  expect(methods.indexOf('creditcard')).toBeLessThan(methods.indexOf('sdd'));
  expect([...(await findings(page)), ...(await darkFindings(page))]).toEqual([]);

  await order(page, to.name);
  await choose(page, 'completed');
  await expect(page.getByText(t('credits:unsent.sent.text', { name: to.name }))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('credits:payment.completed.title'));
  expect(await arrived(client, to)).toBe(1);
  await page.getByRole('link', { name: t('credits:unsent.back') }).click();
  await expect(messages(page)).toHaveCount(1);
  await expect(messages(page)).toContainText(t('chats:message.delivered'));
  await expect(field(page, to.name)).toHaveValue('');
  await page.reload();
  await expect(messages(page)).toHaveCount(1);
  expect(await arrived(client, to)).toBe(1);
});

test('to a fictional profile the acknowledgement comes first; a payment that comes to nothing leaves the text', async ({
  page,
}, { project }) => {
  const { client } = await spentMember(page, 'buying-not', project.name);
  const to = await somebodyFictional(client);
  await write(page, to);
  const notice = page.getByRole('dialog', { name: t('chats:acknowledge.title', { name: to.name }) });
  await notice.getByRole('checkbox').check();
  await notice.getByRole('button', { name: t('chats:acknowledge.send') }).click();
  const sheet = sheetOf(page, to.name);
  await expect(sheet.getByText(t('common:fictional.label'))).toBeVisible();

  await test.step('closed: the text is in its field', async () => {
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.reload();
    await expect(field(page, to.name)).toHaveValue(words);
  });

  await test.step('cancelled: the way back leads to the text', async () => {
    await write(page, to);
    await notice.getByRole('checkbox').check();
    await notice.getByRole('button', { name: t('chats:acknowledge.send') }).click();
    await order(page, to.name);
    await choose(page, 'cancelled');
    await expect(page.getByText(t('credits:unsent.text', { name: to.name }))).toBeVisible();
    await page.getByRole('link', { name: t('credits:unsent.back') }).click();
    await expect(field(page, to.name)).toHaveValue(words);
    await expect(messages(page)).toHaveCount(0);
  });

  await test.step('pending: it waits, in another tab as well, until it is taken back', async () => {
    await page.getByRole('button', { name: t('chats:composer.send') }).click();
    await notice.getByRole('checkbox').check();
    await notice.getByRole('button', { name: t('chats:acknowledge.send') }).click();
    await order(page, to.name);
    await choose(page, 'pending');
    await expect(page.getByText(t('credits:unsent.goes.text', { name: to.name }))).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto(`${originOf(host)}/members/${to.id}/chat`);
    await expect(messages(tab)).toContainText(t('chats:message.unpaid'));
    await expect(field(tab, to.name)).toHaveValue('');
    expect(await findings(tab)).toEqual([]);
    await messages(tab)
      .getByRole('button', { name: t('chats:message.take_back') })
      .click();
    await expect(field(tab, to.name)).toHaveValue(words);
    await expect(messages(tab)).toHaveCount(0);
    await expect(page.getByText(t('credits:unsent.text', { name: to.name }))).toBeVisible();
    await tab.close();
  });
  expect(await arrived(client, to)).toBe(0);
});

test('credits that were bought elsewhere meanwhile send the message instead of being sold again', async ({
  page,
}, { project }) => {
  const { client, to } = await spentMember(page, 'buying-elsewhere', project.name);
  await write(page, to);
  const sheet = sheetOf(page, to.name);
  const tab = await page.context().newPage();
  await tab.goto(`${originOf(host)}/credits`);
  await tab.getByRole('radio', { name: 'PayPal' }).check();
  await tab.getByRole('button', { name: payWords }).click();
  await tab.getByRole('button', { name: t('sandbox:completed'), exact: true }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(t('credits:payment.completed.title'));
  await tab.close();
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
  await expect(sheet).toContainText(t('credits:buying.enough'));
  await expect(sheet.getByRole('button', { name: payWords })).toHaveCount(0);
  await sheet.getByRole('button', { name: t('credits:buying.send') }).click();
  await expect(sheet).toBeHidden();
  await expect(messages(page)).toContainText(t('chats:message.delivered'));
  await expect(field(page, to.name)).toHaveValue('');
  expect(await arrived(client, to)).toBe(1);
});

test('nothing goes out at a price that its author did not see', async ({ page }, { project }) => {
  const { client, to } = await spentMember(page, 'buying-dearer', project.name);
  await write(page, to);
  await order(page, to.name);
  // As if the brand had raised its price since.
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage) as [string, string][])
      if (key.startsWith('unsent ')) localStorage.setItem(key, value.replace('"atMost":10', '"atMost":9'));
  });
  await choose(page, 'completed');
  await expect(page.getByText(t('credits:unsent.refused.text', { name: to.name }))).toBeVisible();
  await expect(page.getByText(t('errors:message_price_changed'))).toBeVisible();
  expect(await arrived(client, to)).toBe(0);
  await page.getByRole('link', { name: t('credits:unsent.back') }).click();
  await expect(messages(page)).toContainText(t('errors:message_price_changed'));
  await messages(page)
    .getByRole('button', { name: t('chats:message.retry') })
    .click();
  await expect(messages(page)).toContainText(t('chats:message.delivered'));
  expect(await arrived(client, to)).toBe(1);
});

test('whoever is blocked while they pay reads why nothing was sent, and keeps the text', async ({ page }, {
  project,
}) => {
  const { client } = await spentMember(page, 'buying-blocked', project.name);
  const other = new MemberClient(e2ePort(), host, someAddress());
  await other.logIn('premium@demo.test', demoPassword);
  const profileOf = async (member: MemberClient) =>
    ((await member.call('GET', '/api/user.php')) as { user: { profile: Found } }).user.profile;
  const to = await profileOf(other);
  const { id: own } = await profileOf(client);
  await write(page, to);
  await order(page, to.name);
  await other.call('POST', '/api/blocks', { profile_id: own });
  await choose(page, 'completed');
  await expect(page.getByText(t('credits:unsent.refused.text', { name: to.name }))).toBeVisible();
  await expect(page.getByText(t('errors:page.no_member'))).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await page.reload();
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole('button', { name: t('credits:unsent.discard') }).click();
  await expect(page.getByText(words)).toHaveCount(0);
  await other.call('DELETE', `/api/blocks/${own}`);
  expect(await arrived(client, to)).toBe(0);
});
