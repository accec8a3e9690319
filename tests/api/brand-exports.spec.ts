import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { exportedTables } from '../../apps/server/src/modules/overviews/brand-exports/exported-tables.ts';
import { RestrictionsApi } from '../../apps/server/src/modules/safety/restrictions/restrictions.api.ts';
import type { BrandExport } from '../../packages/contract/src/overviews/calls/brand-exports.ts';
import type { TenantRecord } from '../../packages/contract/src/brands/calls/tenants.ts';
import { staffRoles, type StaffRole } from '../../packages/contract/src/console/staff.ts';
import { Browser } from '../support/app/browser.ts';
import { consoleHost, createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestAnswer, type TestApp } from '../support/app/test-app.ts';
import { refusal } from '../support/members/account-calls.ts';
import { joinConfirmed, makeFictional, type TestMember } from '../support/members/members.ts';
import { addProfile, someId } from '../support/members/profiles.ts';
import { paymentsOf } from '../support/payments/payments.ts';
import { noise } from '../support/photos/hostile-images.ts';
import { storePhoto } from '../support/photos/photos.ts';
import { unzip } from '../support/photos/zip.ts';

const dayMs = 24 * 3_600_000;

let app: TestApp;
let staff: Record<StaffRole, Browser>;

beforeAll(async () => {
  app = await startTestApp();
  for (const role of staffRoles) await createStaff(app, `${role}@staff.test`, role, ['alpha']);
  await logIn();
});

async function logIn(): Promise<void> {
  const opened = await Promise.all(
    staffRoles.map(async (role) => [role, await openConsole(app, `${role}@staff.test`)] as const),
  );
  staff = Object.fromEntries(opened) as Record<StaffRole, Browser>;
}

const at = (brand = 'alpha') => `/admin-api/tenants/${brand}/exports`;
const ask = (browser = staff.owner, brand = 'alpha') => browser.post(at(brand), {});
const list = async (browser = staff.owner, brand = 'alpha') =>
  (await browser.get(at(brand))).json as BrandExport[];
const address = (id: string, browser = staff.owner, brand = 'alpha') =>
  browser.post(`${at(brand)}/${id}/address`, {});
const pathOf = ({ json }: TestAnswer) => (json as { path: string }).path;

async function setState(state: string, brand = 'alpha'): Promise<void> {
  const { version } = (await staff.owner.get(`/admin-api/tenants/${brand}`)).json as TenantRecord;
  const answer = await staff.owner.put(`/admin-api/tenants/${brand}/state`, { version, state });
  expect(answer).toMatchObject({ status: 200, json: { state } });
}

/** Byte by byte. */
async function download(browser: Browser, url: string): Promise<{ status: number; zip: Buffer }> {
  const cookie = Object.entries(browser.cookies).map(([name, value]) => `${name}=${value}`);
  const headers = { host: consoleHost, cookie: cookie.join('; ') };
  const response = await app.nest.inject({ url, headers });
  return { status: response.statusCode, zip: response.rawPayload };
}

/** Asks for a file of the brand alpha and has it made. @returns its id */
async function made(): Promise<string> {
  const { id } = (await ask()).json as BrandExport;
  expect(await app.runOutbox()).toContain('brand_exports.make');
  return id;
}

const stored = async () =>
  (await readdir(app.environment.KINDLING_DATA_DIR, { recursive: true })).filter((name) =>
    path.basename(name).includes('brand-export'),
  );

const audited = (action: string) =>
  app.inTenant('alpha', () =>
    app.database.number('SELECT COUNT(*) FROM audit_entry WHERE action = :action', { action }),
  );

describe('who may', () => {
  const calls: [string, (browser: Browser, brand: string) => Promise<TestAnswer>, number][] = [
    ['list them', (browser, brand) => browser.get(at(brand)), 200],
    ['ask for one', (browser, brand) => ask(browser, brand), 400],
    ['open one', (browser, brand) => address(someId(), browser, brand), 404],
  ];

  it.each(calls)('%s: by right and by brand', async (_call, send, owns) => {
    for (const role of staffRoles) {
      const may = role === 'owner';
      expect([role, (await send(staff[role], 'alpha')).status]).toEqual([role, may ? owns : 403]);
      expect([role, (await send(staff[role], 'nowhere')).status]).toEqual([role, may ? 404 : 403]);
    }
    expect((await send(new Browser(app, consoleHost), 'alpha')).status).toBe(403);
  });

  it('nobody, as long as the brand is open: it is refused by the server and nothing is begun', async () => {
    expect(refusal(await ask())?.code).toBe('settings_invalid');
    expect(await list()).toEqual([]);
  });
});

describe('the file of a closed brand', () => {
  const secret = { email: 'geheim.adres@example.test', name: 'Zeldzame Wilhelmina' };
  let member: TestMember;
  let zip: Buffer;
  let files: Map<string, Buffer>;
  /** Of the fictional profile, the main one first. */
  let pictures: string[];
  const rows = (file: string) =>
    (files.get(`${file}.jsonl`)?.toString() ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  beforeAll(async () => {
    member = await joinConfirmed(app, 'alpha', { email: secret.email });
    await app.inTenant('alpha', () =>
      app.database.write(
        'UPDATE profile SET name = :name, about_me = :name WHERE tenant_id = :tenant AND id = :id',
        { id: member.id, name: secret.name },
      ),
    );
    const payments = paymentsOf(app, 'alpha');
    for (let left = 2; left > 0; left--)
      await payments.tell((await payments.start(member)).reference, 'completed');
    const invented = await addProfile(app, 'alpha', { name: 'Vera Verzonnen', dateOfBirth: '1988-01-02' });
    await makeFictional(app, 'alpha', invented);
    await app.inTenant('alpha', async () => {
      for (const [owner, width] of [
        [invented, 300],
        [invented, 320],
        [member.id, 340],
      ] as const)
        await storePhoto(app, owner, await noise(width, 400).jpeg().toBuffer(), 'active');
      const subjectId = await storePhoto(app, invented, await noise(310, 400).jpeg().toBuffer(), 'active');
      await app.database.inTransaction(() =>
        app.nest.get(RestrictionsApi, { strict: false }).impose({
          ...{ kind: 'photo_removed', memberId: invented, subjectId },
          ...{ ground: 'fake', decidedBy: null },
        }),
      );
    });
    pictures = [1, 2].map((place) => `fictional_profiles/${invented}/${place}.webp`);
    // What its own pages are read by: more than one page of rows, with a key of three columns.
    await app.inTenant('alpha', () =>
      app.database.write(
        `INSERT INTO visit_tally (tenant_id, day, page, source_hash, kind, network, ref, sub, visits)
          SELECT :tenant, CONCAT('2025-01-', LPAD(1 + seq MOD 3, 2, '0')), 'home', LPAD(seq, 43, 'x'), 'none', '', '', '', seq
            FROM seq_1_to_1201`,
      ),
    );
    await app.inTenant('beta', () =>
      app.database.write(
        `INSERT INTO visit_tally (tenant_id, day, page, source_hash, kind, network, ref, sub, visits)
          VALUES (:tenant, '2025-01-01', 'home', LPAD('b', 43, 'x'), 'network', 'of-beta', '', '', 1)`,
      ),
    );
    await setState('closed');
  });

  it('is made once however often it is asked for at once, and is no file until then', async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    const ids = new Set(answers.map(({ json }) => (json as BrandExport).id));
    expect([answers.map(({ status }) => status), ids.size]).toEqual([[200, 200, 200], 1]);
    const [id = ''] = ids;
    expect(((await ask()).json as BrandExport).id).toBe(id);
    expect(await list()).toMatchObject([{ id, state: 'making', bytes: 0, asked_by: 'Somebody of owner' }]);
    expect((await address(id)).status).toBe(404);
    expect((await app.runOutbox()).filter((job) => job === 'brand_exports.make')).toHaveLength(1);
    expect(await list()).toMatchObject([{ id, state: 'ready' }]);
    expect(await audited('tenant.export_asked')).toBe(1);
    const answer = await download(staff.owner, pathOf(await address(id)));
    expect(answer.status).toBe(200);
    zip = answer.zip;
    expect(zip.length).toBe((await list())[0]?.bytes);
    expect(await audited('tenant.export_taken')).toBe(1);
    files = unzip(zip);
  });

  it('says what the database says, row by row, and nothing of another brand', async () => {
    expect([...files.keys()].sort()).toEqual(
      [
        ...['README.txt', 'alpha.json', 'companies.json', 'signups_by_day.jsonl'],
        ...exportedTables.map(({ file }) => `${file}.jsonl`),
        ...pictures,
      ].sort(),
    );
    const widths = pictures.map(async (name) => (await sharp(files.get(name)).metadata()).width);
    expect(await Promise.all(widths)).toEqual([300, 320]);
    for (const { file, table, where = 'TRUE' } of exportedTables) {
      const count = await app.inTenant('alpha', () =>
        app.database.number(`SELECT COUNT(*) FROM ${table} WHERE tenant_id = :tenant AND ${where}`),
      );
      expect([file, rows(file).length]).toEqual([file, count]);
    }
    expect(rows('visits').map(({ visits }) => visits)).toHaveLength(1201);
    expect(new Set(rows('visits').map(({ source_hash }) => source_hash)).size).toBe(1201);
    const record = (await staff.owner.get('/admin-api/tenants/alpha')).json as TenantRecord;
    expect(JSON.parse(files.get('alpha.json')?.toString() ?? '')).toMatchObject({
      settings: record.settings,
    });
    expect(rows('versions').at(-1)).toMatchObject({ state: 'closed', settings: { name: record.name } });
    expect(rows('fictional_profiles')).toMatchObject([{ name: 'Vera Verzonnen' }]);
    expect(rows('signups_by_day')).toMatchObject([{ confirmed: 1 }]);
    const paid = await app.inTenant('alpha', () =>
      app.database.number('SELECT SUM(amount_cents) FROM payment WHERE tenant_id = :tenant'),
    );
    expect(rows('payments').reduce((sum, { amount_cents: cents }) => sum + Number(cents), 0)).toBe(paid);
    expect(files.get('visits.jsonl')?.toString()).not.toContain('of-beta');
  });

  it('names no member, and the same one by the same number in it', async () => {
    const all = [...files.values()].map((bytes) => bytes.toString()).join('\n');
    for (const told of [member.id, secret.email, secret.name, 'geheim', 'Wilhelmina', '1990-05-17'])
      expect([told, all.includes(told)]).toEqual([told, false]);
    expect(all).toContain('Vera Verzonnen');
    const numbers = rows('payments').map((row) => row.member);
    expect(new Set(numbers).size).toBe(1);
    expect(numbers[0]).toMatch(/^[\w-]{16}$/);
    expect(rows('ledger_accounts').map((row) => row.member)).toContain(numbers[0]);
    // A wallet would lead whoever has the database to its member.
    const [wallet] = await app.inTenant('alpha', () =>
      app.database.select<{ id: string }>(
        'SELECT id FROM ledger_account WHERE tenant_id = :tenant AND member_id = :id',
        { id: member.id },
      ),
    );
    expect(wallet?.id).toMatch(/^.{24}$/);
    expect(all).not.toContain(wallet?.id);
    const accounts = new Set(rows('ledger_accounts').map((row) => row.id));
    expect(rows('ledger_postings').length).toBeGreaterThan(0);
    for (const { debit_account: debit, credit_account: credit } of rows('ledger_postings'))
      expect([debit, credit].map((id) => accounts.has(id))).toEqual([true, true]);
  });

  it('is had by the session that asked for its address, for ten minutes, until a week is over', async () => {
    const [file] = await list();
    const url = pathOf(await address(file?.id ?? ''));
    const other = await openConsole(app, 'owner@staff.test');
    const status = async (browser: Browser, of = url) => (await download(browser, of)).status;
    expect(await status(staff.owner)).toBe(200);
    expect(await status(other)).toBe(404);
    expect(await status(staff.operator)).toBe(403);
    expect(await status(new Browser(app, consoleHost))).toBe(403);
    expect(await status(staff.owner, url.replace('alpha', 'beta'))).toBe(404);
    expect(
      await status(
        staff.owner,
        url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      ),
    ).toBe(404);
    expect(await status(staff.owner, url.replace(/token=.*/, ''))).toBe(404);
    app.clock.advance(10 * 60_000);
    expect(await status(staff.owner)).toBe(404);

    expect((await stored()).length).toBeGreaterThan(0);
    app.clock.advance(7 * dayMs);
    await logIn();
    expect((await address(file?.id ?? '')).status).toBe(404);
    await app.nest.get(Housekeeping, { strict: false }).runOnce();
    expect([await list(), await stored()]).toEqual([[], []]);
  });

  it('is failed, and asked for anew, where it cannot be made; nothing of it is left', async () => {
    const { id } = (await ask()).json as BrandExport;
    await setState('public');
    await app.runOutbox();
    expect([await list(), await stored()]).toMatchObject([[{ id, state: 'failed' }], []]);
    await setState('closed');
    app.clock.advance(1000);
    const again = await made();
    expect(await list()).toMatchObject([
      { id: again, state: 'ready' },
      { id, state: 'failed' },
    ]);
    // Numbers are of one file alone.
    const before = rows('payments')[0]?.member;
    files = unzip((await download(staff.owner, pathOf(await address(again)))).zip);
    expect(rows('payments')[0]?.member).not.toBe(before);
    // What is taken again and again is all of it each time.
    const url = pathOf(await address(again));
    const statuses: number[] = [];
    for (let left = 21; left > 0; left--) statuses.push((await download(staff.owner, url)).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is asked for five times a day by one person', async () => {
    await createStaff(app, 'second@staff.test', 'owner');
    const second = await openConsole(app, 'second@staff.test');
    const codes: (string | undefined)[] = [];
    for (let left = 6; left > 0; left--) {
      codes.push(refusal(await ask(second))?.code);
      await app.runOutbox();
    }
    expect(codes).toEqual([...Array<undefined>(5).fill(undefined), 'rate_limited']);
  });
});
