import type { Page } from '@playwright/test';
import type { Records } from '../support/dns/dns-server.ts';
import { startBehindCaddy, type FrontedServer } from '../support/browser/domain-server.ts';
import { originOf } from '../support/browser/origin.ts';
import { fillNewBrand } from '../support/browser/brand.ts';
import { expect, test } from '../support/browser/page.ts';
import { firstLogin, readEnglish } from '../support/browser/staff.ts';
import { isProof } from '../support/environment/proof.ts';
import { authenticated } from '../support/mail/authenticated.ts';

const owner = { email: 'opener@example.test', name: 'Olga Opener', password: 'a long enough sentence' };
const domain = 'glimlach.dev';
const host = `www.${domain}`;
const port = process.env['KINDLING_E2E_PORT'];
/** The server looks every few seconds or minutes by itself; operators may press "Check now". */
const lookMs = 90_000;

let server: FrontedServer;

// Its parts are tested one by one: hosts.spec, api/mail-signing, drills/own-domain.
if (isProof) {
  test.beforeAll(async () => {
    server = await startBehindCaddy(owner);
    process.env['KINDLING_E2E_PORT'] = String(server.port);
  });
  test.afterAll(async () => {
    process.env['KINDLING_E2E_PORT'] = port;
    await server.stop();
  });
  test(
    'a brand is made on the console, its records are entered, and it serves and mails from its own domain',
    openBrand,
  );
}

async function openBrand({ page }: { page: Page }): Promise<void> {
  const { dns, mails, get } = server;
  await readEnglish(page.context());
  await countClicks(page);
  await firstLogin(page, owner);
  await clicksOf(page);
  const begun = Date.now();
  let clicks = 0;

  await test.step('a draft', async () => {
    await page.goto(`${originOf('console.localhost')}/#/tenants/create`);
    await fillNewBrand(page, { name: 'Glimlach', host, supportMail: `service@${domain}` });
    await page.getByRole('button', { name: 'Open as a draft' }).click();
    await expect(page.getByRole('list', { name: 'Launch list' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish this brand' })).toBeDisabled();
    expect(await get(host, '/').catch(() => 'nothing')).not.toMatchObject({ status: 200 });
  });
  const brand = /tenants\/([a-z0-9-]+)/.exec(page.url())?.[1] ?? '';
  const open = (section: string) =>
    page.goto(`${originOf('console.localhost')}/#/tenants/${brand}?section=${section}`);

  await test.step('its name leads here, and its certificate comes by itself', async () => {
    await open('hosts');
    const row = page.getByRole('list', { name: 'Hosts' }).getByRole('listitem').filter({ hasText: host });
    const records = row.getByRole('list', { name: 'Records to set' });
    await expect(records).toContainText('CNAME');
    await expect(records).toContainText(server.target);
    dns.set(host, { CNAME: server.target });
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(row.getByRole('paragraph').filter({ hasText: 'DNS: ' })).toContainText(
      'Right. It leads here.',
    );
    await expect(row.getByRole('paragraph').filter({ hasText: 'Certificate: ' })).toContainText(
      'Right. The certificate is valid.',
      {
        timeout: lookMs,
      },
    );
    expect((await get(host, '/')).status).toBe(503);
  });

  await test.step('its mails are signed', async () => {
    await open('delivery');
    await page.getByRole('button', { name: 'Make a key' }).click();
    const cards = page.getByRole('list', { name: 'Records to publish' }).getByRole('listitem');
    await expect(cards.first()).toContainText('_domainkey');
    const zone = new Map<string, Records>([[domain, { MX: [{ preference: 10, exchange: `mx.${domain}` }] }]]);
    for (const card of await cards.all()) {
      const [name = '', value] = await card.locator('code').allInnerTexts();
      if (value !== undefined && (await card.innerText()).includes('(TXT)'))
        zone.set(name, { ...zone.get(name), TXT: [value] });
    }
    for (const [name, records] of zone) dns.set(name, records);
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText(`Mails are from service@${domain}, signed by ${domain}.`)).toBeVisible();
    for (const card of await cards.all())
      await expect(card.getByText('Right', { exact: true })).toBeVisible();
  });

  await test.step('everything is green, and it is published', async () => {
    await open('launch');
    const list = page.getByRole('list', { name: 'Launch list' });
    await expect(list.getByText('Mails signed by the brand’s domain')).toBeVisible();
    await expect(list.getByRole('img', { name: /Missing|Advised/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Publish this brand' }).click();
    await expect(page.getByText('Glimlach is public')).toBeVisible();
    await expect.poll(async () => (await get(host, '/')).status).toBe(200);
    expect((await get(host, '/')).body).toContain('Glimlach');
  });
  clicks += await clicksOf(page);
  const minutes = (Date.now() - begun) / 60_000;

  await test.step('a mail of it proves its sender to others', async () => {
    await open('mails');
    await page.getByRole('button', { name: 'Test mail to me' }).click();
    await expect.poll(() => mails.mails.filter(({ to }) => to === owner.email).length).toBeGreaterThan(0);
    const mail = await authenticated(mails.newestTo(owner.email), dns.address);
    expect(mail).toMatchObject({ from: domain, aligned: true });
  });
  console.log(`a brand on its own domain: ${minutes.toFixed(1)} minutes, ${clicks} clicks`);
}

/** Counts what is clicked, over all pages of the tab. */
async function countClicks(page: Page): Promise<void> {
  const content = `addEventListener('click', ({ isTrusted }) => {
    if (isTrusted) sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1;
  }, true)`;
  await page.addInitScript({ content });
}

/** Clicks since this was asked last. */
async function clicksOf(page: Page): Promise<number> {
  const clicks = Number(await page.evaluate('sessionStorage.clicks ?? 0'));
  await page.evaluate('delete sessionStorage.clicks');
  return clicks;
}
