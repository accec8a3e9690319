import { SumVisits } from '../../apps/server/src/modules/brands/traffic/visits/sum-visits.ts';
import { VisitTally } from '../../apps/server/src/modules/brands/traffic/visits/visit-tally.ts';
import { VisitsRepository } from '../../apps/server/src/modules/brands/traffic/visits/visits.repository.ts';
import { detailDays, keptDays } from '../../apps/server/src/modules/brands/traffic/visits/visit-rules.ts';
import { TenantRegistry } from '../../apps/server/src/kernel/tenancy/tenant-registry.ts';
import type { PageName } from '../../packages/contract/src/pages.ts';
import { Browser } from '../support/app/browser.ts';
import { startBeside, startTestApp, type TestApp } from '../support/app/test-app.ts';
import { refusal, signUp, userOf } from '../support/members/account-calls.ts';

const dayMs = 86_400_000;
const headers = {
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'none',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  for (const brand of ['alpha', 'beta'])
    await app.inTenant(brand, () => app.database.write('DELETE FROM visit_tally WHERE tenant_id = :tenant'));
});

/** Visits as if pages had been shown. */
async function visit(brand: string, page: PageName, search = '', by = app): Promise<void> {
  const tenant = await by.nest.get(TenantRegistry).byId(brand);
  if (!tenant) throw new Error(`no brand ${brand}`);
  by.nest.get(VisitTally, { strict: false }).shown(tenant, page, { headers } as never, search);
}
const write = (by = app) => by.nest.get(VisitTally, { strict: false }).write();
const stored = (brand: string) =>
  app.inTenant(brand, () =>
    app.database.select<Record<string, unknown>>(
      `SELECT day, page, kind, network, ref, sub, visits FROM visit_tally WHERE tenant_id = :tenant
        ORDER BY day, page, kind, network, ref, sub`,
    ),
  );
const sum = () => app.inTenant('alpha', () => app.nest.get(SumVisits, { strict: false }).handle());

test('visits are numbers of a page and a source, the same for all processes, and each brand’s own', async () => {
  const beside = await startBeside(app);
  await visit('alpha', 'index');
  await visit('alpha', 'index', '?network=north&ref=r1&sub1=a&sub2=click-1');
  await visit('alpha', 'index', '?network=north&ref=r1&sub1=a&sub2=click-2', beside);
  await visit('alpha', 'landers-gallery', '?network=Ünö&ref=😀');
  await visit('alpha', 'activate-done');
  await visit('beta', 'index');
  expect(await stored('alpha')).toEqual([]);
  await Promise.all([write(), write(beside)]);
  const [day] = [app.clock.now().toISOString().slice(0, 10)];
  expect(await stored('alpha')).toEqual([
    { day, page: 'index', kind: 'full', network: 'north', ref: 'r1', sub: 'a', visits: 2 },
    { day, page: 'index', kind: 'none', network: '', ref: '', sub: '', visits: 1 },
    { day, page: 'landers-gallery', kind: 'full', network: 'Ünö', ref: '😀', sub: '', visits: 1 },
  ]);
  expect(await stored('beta')).toMatchObject([{ page: 'index', visits: 1 }]);
  await write();
  expect(await stored('beta')).toMatchObject([{ visits: 1 }]);
});

test('what can’t be added waits, and the day before keeps its own day', async () => {
  const visits = app.nest.get(VisitsRepository, { strict: false });
  const failing = jest.spyOn(visits, 'add').mockRejectedValueOnce(new Error('no database'));
  const first = app.clock.now().toISOString().slice(0, 10);
  await visit('alpha', 'index');
  await write();
  expect(failing).toHaveBeenCalledTimes(1);
  expect(await stored('alpha')).toEqual([]);
  app.clock.advance(dayMs);
  await visit('alpha', 'index');
  await write();
  const second = app.clock.now().toISOString().slice(0, 10);
  expect(await stored('alpha')).toMatchObject([
    { day: first, visits: 1 },
    { day: second, visits: 1 },
  ]);
  failing.mockRestore();
});

test('ref and sub are forgotten after three months, everything after two years, and the sum stays', async () => {
  for (const sub of ['a', 'b', 'c']) await visit('alpha', 'index', `?network=north&ref=r1&sub1=${sub}`);
  await visit('alpha', 'index');
  await write();
  app.clock.advance(detailDays * dayMs);
  await sum();
  expect(await stored('alpha')).toHaveLength(4);
  app.clock.advance(dayMs);
  await sum();
  await sum();
  expect(await stored('alpha')).toMatchObject([
    { kind: 'network', network: 'north', ref: '', sub: '', visits: 3 },
    { kind: 'none', visits: 1 },
  ]);
  app.clock.advance((keptDays - detailDays) * dayMs);
  await sum();
  expect(await stored('alpha')).toEqual([]);
});

test('a signup tells the page that its visit began on', async () => {
  const pageOf = async (id: string | undefined) => {
    const [row] = await app.inTenant('alpha', () =>
      app.database.select<{ signup_page: string | null }>(
        'SELECT signup_page FROM account WHERE tenant_id = :tenant AND id = :id',
        { id },
      ),
    );
    return row?.signup_page;
  };
  const browser = () => new Browser(app, 'alpha.localhost');
  const told = userOf(await signUp(browser(), 'told@example.test', { entry: 'landers-gallery' }));
  expect(await pageOf(told?.id)).toBe('landers-gallery');
  const silent = userOf(await signUp(browser(), 'silent@example.test'));
  expect(await pageOf(silent?.id)).toBeNull();
  expect(refusal(await signUp(browser(), 'odd@example.test', { entry: 'credits' })).code).toBe(
    'validation_failed',
  );
});
