import { nextPageHeader } from '../../packages/contract/src/console/list-query.ts';
import type { TenantRecord } from '../../packages/contract/src/brands/calls/tenants.ts';
import { TenantEntity } from '../../apps/server/src/kernel/tenancy/tenant.entity.ts';
import { StaffTenantEntity } from '../../apps/server/src/modules/console/staff/people/staff.repository.ts';
import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import type { Browser } from '../support/app/browser.ts';
import { createStaff, listPath, openConsole } from '../support/app/console.ts';
import { addProfile } from '../support/members/profiles.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

type Query = Parameters<typeof listPath>[1];

const directions = ['ASC', 'DESC'] as const;
const refusedCursor = {
  status: 400,
  json: { error: { code: 'validation_failed', fields: { after: 'invalid' } } },
};

let app: TestApp;
let owner: Browser;
let operator: Browser;

beforeAll(async () => {
  app = await startTestApp();
  await createStaff(app, 'owner@staff.test', 'owner');
  await createStaff(app, 'operator@staff.test', 'operator', ['alpha']);
  owner = await openConsole(app, 'owner@staff.test');
  operator = await openConsole(app, 'operator@staff.test');
});

interface Row {
  id: string;
}

async function page(browser: Browser, resource: string, query: Query) {
  const answer = await browser.get(listPath(resource, query));
  expect(answer.status).toBe(200);
  const next = answer.headers[nextPageHeader] as string | undefined;
  return { ids: (answer.json as Row[]).map(({ id }) => id), next, range: answer.headers['content-range'] };
}

/** Reads a list to its end. @param between runs behind every page that is followed by another */
async function walk(
  browser: Browser,
  resource: string,
  query: Query,
  between: () => Promise<unknown> = () => Promise.resolve(),
): Promise<string[]> {
  const found: string[] = [];
  for (let after: string | undefined; ; await between()) {
    const { ids, next } = await page(browser, resource, { ...query, ...(after && { after }) });
    found.push(...ids);
    if (next === undefined) return found;
    expect(ids).toHaveLength(query?.limit ?? 25);
    after = next;
  }
}

let made = 0;
const lists: Record<string, { columns: string[]; filter?: object; add: () => Promise<unknown> }> = {
  profiles: {
    columns: ['created_at', 'name', 'last_seen_at'],
    // Names that differ in accents or case alone are the same to the database, and their order is the ids'.
    add: () => {
      const name = ['Zoë', 'zoe', 'Zoe', 'Anna', 'Éva'][++made % 5] ?? '';
      return addProfile(app, made % 2 ? 'alpha' : 'beta', { name });
    },
  },
  invites: {
    columns: ['created_at', 'expires_at'],
    add: () => owner.post('/admin-api/invites', { tenant: ++made % 2 ? 'alpha' : 'beta' }),
  },
  staff: {
    columns: ['name', 'email', 'role', 'created_at'],
    add: () => createStaff(app, `person${++made}@staff.test`, made % 2 ? 'support' : 'moderator', ['alpha']),
  },
  tenants: {
    columns: ['name', 'id', 'niche', 'updated_at'],
    add: addBrand,
  },
  'tenant-versions': {
    columns: ['version'],
    filter: { tenant: 'alpha' },
    add: async () => {
      const { version, settings } = (await owner.get('/admin-api/tenants/alpha')).json as TenantRecord;
      const body = { version, settings: { ...settings, message_length: 500 + ++made } };
      expect((await owner.put('/admin-api/tenants/alpha', body)).status).toBe(200);
    },
  },
};

/** A brand that nothing but the console's list reads: a copy of one under another key, with no host. */
async function addBrand(): Promise<void> {
  const brands = app.database.manager.getRepository(TenantEntity);
  const alpha = await brands.findOneByOrFail({ id: 'alpha' });
  await brands.insert({ ...alpha, id: `copy${++made}`, name: ['Copy', 'copy', 'Cöpy'][made % 3] ?? '' });
}

describe.each(Object.entries(lists))('the list of %s', (resource, { columns, filter = {}, ...list }) => {
  /** Pairs of rows are made at the same instant. */
  const add = async () => {
    await list.add();
    if (made % 2) app.clock.advance(1);
  };
  beforeAll(async () => {
    for (let count = 0; count < 7; count++) await add();
  });

  it.each(columns.flatMap((column) => directions.map((direction) => [column, direction] as const)))(
    'by %s %s is the same page by page as at once',
    async (column, direction) => {
      const query = { filter, sort: [column, direction] };
      const whole = (await page(owner, resource, { ...query, limit: 100 })).ids;
      expect(await walk(owner, resource, { ...query, limit: 2 })).toEqual(whole);
    },
  );

  it.each(columns.flatMap((column) => directions.map((direction) => [column, direction] as const)))(
    'by %s %s shows no row twice and leaves none out while rows are added',
    async (column, direction) => {
      const query = { filter, sort: [column, direction] };
      const before = (await page(owner, resource, { ...query, limit: 100 })).ids;
      let left = 2;
      const found = await walk(owner, resource, { ...query, limit: 3 }, async () => {
        if (left-- > 0) await add();
      });
      expect(new Set(found).size).toBe(found.length);
      expect(found.filter((id) => before.includes(id))).toEqual(before);
    },
  );

  it('refuses a cursor that was not told, or for another list, sort, filter or person', async () => {
    const sort = [columns[0] ?? '', 'ASC'];
    const { next = '' } = await page(owner, resource, { filter, sort, limit: 2 });
    const changed = (next.startsWith('A') ? 'B' : 'A') + next.slice(1);
    const made = Buffer.from(JSON.stringify({ seen: 0, position: ['x'] })).toString('base64url');
    for (const after of ['x', '', 'null', made, changed, next.slice(0, -4), 'é'.repeat(200)])
      expect(await owner.get(listPath(resource, { filter, sort, after }))).toMatchObject(refusedCursor);
    expect(
      await owner.get(listPath(resource, { filter, sort: [columns[0] ?? '', 'DESC'], after: next })),
    ).toMatchObject(refusedCursor);
    if (resource !== 'staff')
      expect(await operator.get(listPath(resource, { filter, sort, after: next }))).toMatchObject(
        refusedCursor,
      );
  });
});

describe('a page', () => {
  it('tells which rows it has of how many', async () => {
    const first = await page(owner, 'staff', { limit: 3 });
    const second = await page(owner, 'staff', { limit: 3, after: first.next ?? '' });
    expect(first.range).toMatch(/^staff 0-2\/\d+$/);
    expect(second.range).toMatch(/^staff 3-5\/\d+$/);
  });

  it('is refused a cursor of another list or filter', async () => {
    const sort = ['created_at', 'ASC'];
    const { next: after = '' } = await page(owner, 'invites', { sort, limit: 2 });
    for (const path of [
      listPath('profiles', { sort, after }),
      listPath('invites', { sort, after, filter: { tenant: 'alpha' } }),
    ])
      expect(await owner.get(path)).toMatchObject(refusedCursor);
  });

  it('keeps to the brands that one was given, also when one was taken back meanwhile', async () => {
    const staffId = await createStaff(app, 'both@staff.test', 'operator', ['alpha', 'beta']);
    const both = await openConsole(app, 'both@staff.test');
    for (const resource of ['profiles', 'invites']) {
      const query = { sort: ['created_at', 'DESC'], limit: 3 };
      const { next: after = '' } = await page(both, resource, query);
      const brandsOf = async () =>
        (await page(both, resource, { ...query, limit: 100, after })).ids.map((id) => id.split(':')[0]);
      expect(new Set(await brandsOf())).toEqual(new Set(['alpha', 'beta']));
      const given = app.database.manager.getRepository(StaffTenantEntity);
      await acrossTenants('a test takes a brand back', () => given.delete({ staffId, tenantId: 'beta' }));
      expect(new Set(await brandsOf())).toEqual(new Set(['alpha']));
      await acrossTenants('a test gives a brand', () => given.insert({ staffId, tenantId: 'beta' }));
    }
    expect(new Set(await walk(operator, 'tenants', { limit: 1 }))).toEqual(new Set(['alpha']));
  });

  describe('counts', () => {
    const total = async (browser: Browser, filter: object = {}) =>
      Number(/\/(\d+)$/.exec(String((await page(browser, 'invites', { filter, limit: 1 })).range))?.[1]);
    const sql = (statement: string) => app.inTenant('alpha', () => app.database.write(statement));
    const oneMore = () => owner.post('/admin-api/invites', { tenant: 'alpha' });

    it('a short list exactly, each time', async () => {
      const before = await total(owner);
      await oneMore();
      expect(await total(owner)).toBe(before + 1);
      await sql('DELETE FROM invite WHERE tenant_id = :tenant LIMIT 1');
      expect(await total(owner)).toBe(before);
    });

    it('a long one up to 10,000, which it knows for five minutes: of the same brands and filter alone', async () => {
      const ofBeta = await total(owner, { tenant: 'beta' });
      await sql(
        `INSERT INTO invite (tenant_id, id, token_hash, created_by, created_at, expires_at)
         SELECT :tenant, LPAD(seq, 24, '0'), LPAD(seq, 64, '0'), LPAD('0', 24, '0'), NOW(3), NOW(3) FROM seq_1_to_10000`,
      );
      expect([await total(owner), await total(owner, { tenant: 'alpha' })]).toEqual([10_000, 10_000]);
      await sql('DELETE FROM invite WHERE tenant_id = :tenant');
      // The operator has this brand alone: to them, the whole list is what the owner filtered.
      expect([await total(owner), await total(operator)]).toEqual([10_000, 10_000]);
      expect(await total(owner, { tenant: 'beta' })).toBe(ofBeta);
      app.clock.advance(4 * 60_000);
      expect(await total(owner)).toBe(10_000);
      app.clock.advance(2 * 60_000);
      expect([await total(owner), await total(operator)]).toEqual([ofBeta, 0]);
      await oneMore();
      expect([await total(owner), await total(operator)]).toEqual([ofBeta + 1, 1]);
    });
  });
});
