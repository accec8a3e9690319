import type { Page } from '@playwright/test';
import mysql from 'mysql2/promise';
import { asReturningVisitor, becomeMember, newAddress } from '../support/browser/members.ts';
import { findings } from '../support/browser/findings.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, someAddress, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');
/** Typed by people, and shown as they typed it. */
const names = { sharer: '<b class=canary>Ann</b>', other: 'Tom & Co' };

/** Tomorrow evening, as the form takes it. */
const tomorrow = () => `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T20:00`;

/** Lets the morning after come. */
async function wakeUp(): Promise<void> {
  const { databaseUrl } = JSON.parse(process.env['KINDLING_E2E_SERVER'] ?? '') as { databaseUrl: string };
  const connection = await mysql.createConnection(databaseUrl);
  await connection.query("UPDATE date_share SET asked_at = created_at WHERE other_name = 'Tom & Co'");
  await connection.end();
}

/** Somebody whom the member trusts, on a phone of their own, without an account. */
async function trusted(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the browser is gone');
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
  });
  return context.newPage();
}

test('a member shares a date with somebody, who sees the plan, that no answer came, and that all is well', async ({
  page,
}, { project }) => {
  await asReturningVisitor(page.context());
  await becomeMember(page, host, newAddress('date', project.name));
  const friend = await trusted(page);
  const asked: string[] = [];
  friend.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let link = '';

  await test.step('the form says whose name the link bears, and makes it', async () => {
    await page.goto(`${originOf(host)}/settings#dates`);
    await page.getByRole('link', { name: t('settings:dates.open') }).click();
    await expect(
      page.getByText(t('date-shares:host.named', { host: new URL(originOf(host)).host })),
    ).toBeVisible();
    await expect(page.getByText(t('date-shares:watch', { brand: 'Vonk' }))).toBeVisible();
    await page.getByLabel(t('date-shares:form.sharer')).fill(names.sharer);
    await page.getByLabel(t('date-shares:form.other')).fill(names.other);
    await page.getByLabel(t('date-shares:form.at')).fill(tomorrow());
    await page.getByLabel(t('date-shares:form.place')).fill('Café De Punt');
    await page.getByRole('button', { name: t('date-shares:form.submit') }).click();
    link = await page.getByLabel(t('date-shares:link.title')).inputValue();
    await expect(page.getByText(t('date-shares:not_opened'))).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  await test.step('the friend reads the plan: nothing of the site, nothing that runs', async () => {
    await friend.goto(link);
    await expect(friend.getByRole('heading', { level: 1 })).toContainText('<b class=canary>Ann</b>');
    await expect(friend.getByRole('heading', { level: 1 })).toContainText('Tom & Co');
    await expect(friend.getByText('Café De Punt')).toBeVisible();
    await expect(friend.getByText(/20:00/).first()).toBeVisible();
    await expect(friend.getByRole('link', { name: '112' })).toBeVisible();
    await expect(friend.locator('.canary')).toHaveCount(0);
    await expect(friend).toHaveTitle(t('plain-pages:shared_date.title'));
    expect((await friend.content()).toLowerCase()).not.toMatch(/vonk|kindling/);
    expect([...new Set(asked)].sort()).toEqual(['/api/shared-date', '/s/nl']);
    expect(await friend.evaluate('document.documentElement.scrollWidth')).toBe(360);
    expect(await findings(friend)).toEqual([]);
  });

  await test.step('the member sees that it was opened, and changes the place', async () => {
    await wakeUp();
    await page.reload();
    await expect(page.getByText(t('date-shares:opened'))).toBeVisible();
    await page.getByRole('button', { name: t('date-shares:change') }).click();
    await page.getByLabel(t('date-shares:form.place')).fill('Elders');
    await page.getByRole('button', { name: t('common:action.save') }).click();
    await expect(page.getByText('Elders')).toBeVisible();
    await friend.reload();
    await expect(friend.getByRole('heading', { level: 1 })).toContainText('nog niet gemeld');
    await expect(friend.getByText('Elders')).toBeVisible();
  });

  await test.step('the question is on every page until it is answered', async () => {
    await page.goto(`${originOf(host)}/notifications`);
    await page.getByText(t('common:check_in.text')).click();
    await page.getByRole('link', { name: t('common:check_in.action') }).click();
    await expect(page.getByText(t('date-shares:asked.text'))).toBeVisible();
    expect(await findings(page)).toEqual([]);
    // Before all else, and where it was once it is answered.
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    await expect(heading).toHaveText(t('date-shares:list'));
    const newPlan = page.getByRole('button', { name: t('date-shares:new') });
    await newPlan.click();
    await page.getByLabel(t('date-shares:form.sharer')).fill(names.sharer);
    await page.getByRole('button', { name: t('date-shares:well.action') }).click();
    await expect(page.getByText(t('date-shares:asked.text'))).toBeHidden();
    await expect(page.getByLabel(t('date-shares:form.sharer'))).toHaveValue(names.sharer);
    await page.goto(`${originOf(host)}/notifications`);
    await expect(page.getByText(t('common:check_in.text'))).toHaveCount(0);
  });

  await test.step('the friend reads that all is well, and no more', async () => {
    await friend.reload();
    await expect(friend.getByRole('heading', { level: 1 })).toContainText('dat alles goed is');
    await expect(friend.getByText('Elders')).toBeHidden();
    expect(await friend.content()).not.toContain('Elders');
    expect(await findings(friend)).toEqual([]);
  });

  await test.step('once it is ended the link leads nowhere', async () => {
    await page.goto(`${originOf(host)}/date-delen`);
    await page.getByRole('button', { name: t('date-shares:end.action') }).click();
    await page.getByRole('button', { name: t('date-shares:end.confirm') }).click();
    await expect(page.getByText('Tom & Co')).toHaveCount(0);
    // A refusal that the browser notes.
    await friend.reload();
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText(
      t('plain-pages:shared_date.ended.title'),
    );
    await friend.context().close();
  });
});
