import { TenantChanges } from '../../apps/server/src/kernel/tenancy/tenant-changes.ts';
import { SavePage } from '../../apps/server/src/modules/brands/brand-pages/save-page.ts';
import { SiteSettingsApi } from '../../apps/server/src/modules/brands/site-settings/site-settings.api.ts';
import type { Settings } from '../../packages/contract/src/brands/settings/settings.ts';
import { startApp, type App } from '../support/app/app-process.ts';
import { requestOnce } from '../support/app/http.ts';
import { noOnesRedisUrl } from '../support/database/redis-database.ts';
import { testSchema } from '../support/database/schema.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { until } from '../support/app/until.ts';

/** Nothing listens there. */
const NO_REDIS = 'redis://127.0.0.1:1';

/** What the console does when somebody saves. */
async function edit(app: TestApp, change: Partial<Settings>): Promise<void> {
  const api = app.nest.get(SiteSettingsApi, { strict: false });
  const stored = await api.record('alpha');
  if (!stored) throw new Error('no brand alpha');
  await api.save({
    tenantId: 'alpha',
    expectedVersion: stored.version,
    settings: { ...stored.settings, ...change },
    author: 'somebody',
  });
}

/** The same of a page that the brand writes. */
async function writePage(app: TestApp, slug: string): Promise<void> {
  const pages = app.nest.get(SavePage, { strict: false });
  const settings = (await app.nest.get(SiteSettingsApi, { strict: false }).record('alpha'))?.settings;
  const texts = { [settings?.domain_language ?? 'nl']: { title: slug, lead: '', text: 'Hello' } };
  await app.inTenant('alpha', async () => {
    const { version } = await pages.create(slug, '9'.repeat(24));
    await pages.save(slug, { version, shown: true, texts }, '9'.repeat(24));
  });
}

async function hasPage(app: TestApp, slug: string): Promise<boolean> {
  const { json } = await app.request('alpha.localhost', { path: `/api/page?slug=${slug}` });
  return (json as { page: object | null }).page !== null;
}

async function nameOn(app: TestApp, host = 'alpha.localhost'): Promise<unknown> {
  const { json } = await app.request(host, { path: '/api/settings.php' });
  return (json as { name?: string } | undefined)?.name;
}

/** The statement by which a process looks for changes itself. */
const isPoll = (sql: string) => sql.includes('MAX(changed_at)');

describe('a brand that changes while several processes serve it', () => {
  let here: TestApp;
  let there: TestApp;
  let unheard: TestApp;
  let serving: App | undefined;
  beforeAll(async () => {
    here = await startTestApp();
    there = await startTestApp();
    unheard = await startTestApp({ env: { REDIS_URL: NO_REDIS } });
  });
  afterAll(() => serving?.stop());
  afterEach(() => jest.restoreAllMocks());

  it('is new at once where it was changed', async () => {
    expect(await nameOn(here)).toBe('Alpha');
    await edit(here, { name: 'Changed here' });
    expect(await nameOn(here)).toBe('Changed here');
  });

  it('is new elsewhere by a message, though nobody there looks', async () => {
    const select = there.database.select.bind(there.database);
    const looks = jest.spyOn(there.database, 'select').mockImplementation((sql, parameters) => {
      return isPoll(sql) ? Promise.reject(new Error('cut')) : select(sql, parameters);
    });
    await until('a look that was cut', () => looks.mock.calls.some(([sql]) => isPoll(sql)));
    await edit(here, { name: 'Told' });
    await until('the new name elsewhere', async () => (await nameOn(there)) === 'Told');
  });

  it('is new elsewhere by looking, though no message comes', async () => {
    await edit(unheard, { name: 'Found' });
    await until('the new name elsewhere', async () => (await nameOn(there)) === 'Found');
    await edit(here, { name: 'Found too' });
    await until('the new name without Redis', async () => (await nameOn(unheard)) === 'Found too');
  });

  it('has its new pages elsewhere by a message and by looking', async () => {
    expect(await hasPage(there, 'about-us')).toBe(false);
    await writePage(here, 'about-us');
    await until('the page elsewhere', () => hasPage(there, 'about-us'));
    await writePage(unheard, 'about-them');
    await until('the page that nobody told of', () => hasPage(there, 'about-them'));
  });

  it('is told to listeners, another brand is not', async () => {
    const told: string[] = [];
    there.nest.get(TenantChanges).onChange((id) => told.push(id));
    await edit(unheard, { name: 'Listened' });
    await until('the listener', () => told.length > 0);
    expect(told).not.toContain('beta');
  });

  it('is not told to an installation that has another database of the same Redis', async () => {
    const told: string[] = [];
    there.nest.get(TenantChanges).onChange((id) => told.push(id));
    const elsewhere = await startTestApp({ env: { REDIS_URL: noOnesRedisUrl() } });
    await elsewhere.nest.get(TenantChanges).announce('beta');
    await here.nest.get(TenantChanges).announce('alpha');
    await until('what was announced here', () => told.includes('alpha'));
    expect(told).not.toContain('beta');
  });

  it('is new on the pages of a server process that had them ready', async () => {
    serving = await startApp({
      databaseUrl: (await testSchema()).url,
      redisUrl: here.environment.REDIS_URL,
      worker: false,
      env: { LOG_LEVEL: 'error' },
    });
    const { port } = serving;
    const page = async (host: string) => {
      const { status, headers, body } = await requestOnce(port, host, { path: '/' });
      return { status, etag: headers.etag, text: body.toString() };
    };
    const before = await page('alpha.localhost');
    const other = await page('beta.localhost');
    expect(before.status).toBe(200);
    expect(before.text).not.toContain('Freshly named');
    expect((await page('alpha.localhost')).etag).toBe(before.etag);

    await edit(here, { name: 'Freshly named' });
    await until('the new name on the page', async () =>
      (await page('alpha.localhost')).text.includes('Freshly named'),
    );
    expect((await page('beta.localhost')).etag).toBe(other.etag);
  });
});
