import { startWithDomains, type DomainServer } from '../support/browser/domain-server.ts';
import { findings } from '../support/browser/findings.ts';
import { resize, tooWide } from '../support/browser/layout.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { firstLogin, readEnglish } from '../support/browser/staff.ts';

const owner = { email: 'domains@example.test', name: 'Dora Domain', password: 'a long enough sentence' };
const host = 'www.xn--bcher-kva.dev';
const port = process.env['KINDLING_E2E_PORT'];

let server: DomainServer;
test.beforeAll(async () => {
  server = await startWithDomains(owner);
  process.env['KINDLING_E2E_PORT'] = String(server.port);
});
test.afterAll(async () => {
  process.env['KINDLING_E2E_PORT'] = port;
  await server.stop();
});

test('a host is added, its record is copied, and the page says when it leads here, and when not', async ({
  page,
}) => {
  const { dns, proxy, issuer, target } = server;
  await readEnglish(page.context());
  await firstLogin(page, owner);

  await page.goto(`${originOf('console.localhost')}/#/tenants/vonk?section=hosts`);
  const rows = page.getByRole('list', { name: 'Hosts' }).getByRole('listitem');
  // Records are items of a list within it.
  const row = rows.filter({ hasText: host }).first();
  const line = (name: string) => row.getByRole('paragraph').filter({ hasText: `${name}: ` });
  await test.step('the record to set can be copied, in letters of its own and in those of DNS', async () => {
    await page.getByRole('textbox', { name: 'Another host' }).fill('www.bücher.dev');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(row.getByRole('link', { name: `www.bücher.dev (${host})` })).toBeVisible();
    await expect(line('DNS')).toContainText('Waiting.');
    await expect(row.getByRole('list', { name: 'Records to set' })).toContainText('CNAME');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await row.getByRole('button', { name: `Copy ${target}` }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(target);
    await expect(row.getByText('Visitors may also type bücher.dev')).toBeVisible();
  });

  await test.step('it fits a phone and is right for everybody', async () => {
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
    await resize(page, 360, 780);
    expect(await tooWide(page)).toEqual([]);
    expect(await findings(page)).toEqual([]);
    await resize(page, width, height);
  });

  await test.step('the page turns right by itself', async () => {
    proxy.show(host, issuer.issue([host]));
    dns.set(host, { CNAME: target });
    await expect(line('DNS')).toContainText('Right. It leads here.');
    await expect(line('Certificate')).toContainText('Right. The certificate is valid.');
    await expect(row.getByText(/issued by Test Issuer, until/)).toBeVisible();
    await expect(row.getByRole('list', { name: 'Records to set' })).toHaveCount(0);
  });

  await test.step('and wrong when somebody looks, which the home tells, too', async () => {
    dns.set(host, { A: ['203.0.113.80'] });
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(line('DNS')).toContainText('Wrong. It leads to 203.0.113.80, and not here.');
    await page.goto(`${originOf('console.localhost')}/#/`);
    const alarms = page.getByRole('region', { name: 'Hosts that need you' });
    await expect(alarms).toContainText('It leads to 203.0.113.80, and not here.');
    await alarms.getByRole('link', { name: 'www.bücher.dev' }).click();
    await expect(line('DNS')).toContainText('Wrong.');
  });

  await test.step('a brand opens without it by whoever says so', async () => {
    await page.goto(`${originOf('console.localhost')}/#/tenants/vonk?section=launch`);
    await page.getByRole('button', { name: 'Close this brand' }).click();
    await page.getByRole('button', { name: 'Close the brand' }).click();
    await expect(page.getByRole('button', { name: 'Open it again' })).toBeDisabled();
    await expect(page.getByText(`${host}: It leads to 203.0.113.80, and not here.`)).toBeVisible();
    await page.getByRole('button', { name: 'Publish without …' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Not done: DNS of the hosts');
    await dialog.getByRole('button', { name: 'Publish it anyway' }).click();
    await expect(page.getByText('Vonk is public')).toBeVisible();
  });
});
