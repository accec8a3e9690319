import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tenantCommand } from '../../apps/server/src/commands/tenant.ts';
import type { CompanyRecord } from '../../packages/contract/src/brands/calls/companies.ts';
import { localizedPath } from '../../packages/contract/src/paths/paths.ts';
import { startApp } from '../support/app/app-process.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import type { Browser } from '../support/app/browser.ts';
import { requestOnce } from '../support/app/http.ts';
import { TenantFolder } from '../support/app/tenant-folder.ts';
import { makeDataDir, startOn, startTestApp, type TestApp } from '../support/app/test-app.ts';
import { besideRedisUrl, noOnesRedisUrl } from '../support/database/redis-database.ts';
import { createSchema, testSchema } from '../support/database/schema.ts';

const host = 'glow.localhost';
let app: TestApp;
let owner: Browser;
let folder: TenantFolder;

beforeAll(async () => {
  app = await startTestApp();
  await createStaff(app, 'owner@staff.test', 'owner');
  owner = await openConsole(app, 'owner@staff.test');
  const made = await owner.post('/admin-api/tenants', {
    ...{ client_id: randomUUID(), id: 'glow', host, name: 'Glow', niche: 1, theme: 'ember' },
    ...{ domain_language: 'nl', locales: ['nl'], countries: ['NL'], support_email: 'help@glow.example' },
    company_id: null,
    new_company: {
      ...{ name: 'Glow Media', address: 'Kade 1', city: 'Utrecht', country: 'NL', kvk: '12345678' },
      ...{ vat_number: 'NL123456782B01', support_phone: '+31 30 123 4561' },
    },
  });
  expect(made.status).toBe(200);
  const published = await owner.put('/admin-api/tenants/glow/state', { version: 1, state: 'public' });
  expect(published.status).toBe(200);
});
beforeEach(() => {
  folder = new TenantFolder();
});
afterEach(() => folder.remove());

/** Runs a command in that folder. @returns its exit code and what it said */
async function run(
  { nest, environment }: TestApp,
  ...args: string[]
): Promise<{ code: number; said: string }> {
  let said = '';
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  try {
    const code = await tenantCommand(folder.path).run(
      { environment, app: () => Promise.resolve(nest) },
      args,
    );
    return { code, said };
  } finally {
    write.mockRestore();
  }
}

async function editCompany(changes: Partial<CompanyRecord>): Promise<void> {
  const companies = (await owner.get('/admin-api/companies')).json as CompanyRecord[];
  const its = companies.find(({ id }) => id === 'glow-media');
  const { brands: _brands, editable: _editable, ...before } = its as CompanyRecord;
  const company = { ...before, ...changes };
  expect((await owner.put('/admin-api/companies/glow-media', { before, company })).status).toBe(200);
}

/** What a server shows on that database, as readers see it: the front page and the one about the company. */
async function pages(databaseUrl: string): Promise<string[]> {
  const server = await startApp({ databaseUrl, redisUrl: noOnesRedisUrl(), worker: false });
  try {
    const texts = [];
    for (const path of ['/', localizedPath('pages-service', 'nl', 'nl')]) {
      const { status, body } = await requestOnce(server.port, host, { path });
      expect([path, status]).toEqual([path, 200]);
      texts.push(
        body
          .toString()
          .replaceAll(`:${server.port}`, '')
          .replaceAll(/<script.*?<\/script>/gs, ''),
      );
    }
    return texts;
  } finally {
    await server.stop();
  }
}

describe('a brand that was opened on the console with a company of its own', () => {
  it('is another installation’s by its files, with the same pages', async () => {
    expect(await run(app, 'export', 'glow')).toEqual({
      code: 0,
      said: 'wrote config/companies/glow-media.json\nwrote config/tenants/glow.json\n',
    });
    expect(await run(app, 'check')).toEqual({ code: 0, said: '' });
    expect(await run(app, 'diff')).toEqual({ code: 0, said: '' });
    expect(await run(app, 'import')).toEqual({ code: 0, said: '' });

    const [schema, dataDir] = [await createSchema(), await makeDataDir()];
    const other = await startOn({ databaseUrl: schema.url, redisUrl: await besideRedisUrl(), dataDir });
    try {
      expect(await run(other, 'import')).toEqual({ code: 0, said: 'brand glow: created\n' });
      expect(await run(other, 'diff')).toEqual({ code: 0, said: '' });
      const moved = await pages(schema.url);
      expect(moved).toEqual(await pages((await testSchema()).url));
      expect(moved[1]).toContain('Glow Media');
    } finally {
      await other.nest.close();
      await schema.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  it('needs no file of a company that the database knows', async () => {
    await run(app, 'export', 'glow');
    await rm(`${folder.path}/config/companies/glow-media.json`);
    expect(await run(app, 'check')).toEqual({ code: 0, said: '' });
    expect(await run(app, 'diff')).toEqual({ code: 0, said: '' });
    expect(await run(app, 'import')).toEqual({ code: 0, said: '' });
  });

  it('keeps what the console changes of its company, and tells where the file changed too', async () => {
    await run(app, 'export', 'glow');
    await editCompany({ support_phone: '+31 30 123 4562' });
    const told = 'company glow-media: support_phone\n';
    expect(await run(app, 'diff')).toEqual({ code: 1, said: told });
    expect(await run(app, 'import')).toEqual({ code: 0, said: '' });
    expect(await run(app, 'diff')).toEqual({ code: 1, said: told });

    folder.writeCompany('glow-media', { address: 'Kade 2' });
    const conflict = 'company glow-media: its file and the console both changed it; nothing was done\n';
    expect(await run(app, 'import')).toEqual({ code: 1, said: conflict });
    await run(app, 'export', 'glow');
    expect(await run(app, 'diff')).toEqual({ code: 0, said: '' });
    folder.writeCompany('glow-media', { address: 'Kade 3' });
    expect(await run(app, 'import')).toEqual({
      code: 0,
      said: 'company glow-media: updated from its file\n',
    });
    const shown = await app.request(host, { path: '/api/companyinfo.php' });
    expect(shown.json).toMatchObject({ address: 'Kade 3', support_phone: '+31 30 123 4562' });
  });
});
