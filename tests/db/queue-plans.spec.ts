import type { Route } from '../../packages/contract/src/route.ts';
import { routes } from '../../packages/contract/src/routes.ts';
import { listQuery } from '../../packages/contract/src/console/list-query.ts';
import { FictionalQueueRepository } from '../../apps/server/src/modules/chats/fictional-desk/turns/fictional-queue.repository.ts';
import { leaseTimes } from '../../apps/server/src/modules/console/staff/staff.api.ts';
import { PaymentsRepository } from '../../apps/server/src/modules/money/payments/payments.repository.ts';
import { AuditedMembersRepository } from '../../apps/server/src/modules/console/staff/access-log/audited-members.repository.ts';
import { SupportQueueRepository } from '../../apps/server/src/modules/safety/support/desk/support-queue.repository.ts';
import { SupportSearchRepository } from '../../apps/server/src/modules/safety/support/desk/support-search.repository.ts';
import { createStaff, listPath, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { isOrderedByIndex } from '../support/database/index-orders.ts';
import { filledAt, filledId, planOf, rowsRead, type PlanRow } from '../support/database/plans.ts';

const count = 5000;
const first = { direction: 'ASC', limit: 25 } as const;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await app.inTenant('alpha', () => fill(count));
  await app.inTenant('beta', () => fill(20));
  await app.database.select(
    'ANALYZE TABLE support_case, support_message, fictional_turn, payment, audited_member',
  );
});

/**
 * Complaints of which one in fifty is open, and conversations that wait; one in a hundred of both was passed on. Payments, each
 * with a code of its own, and looks at members.
 */
function fill(rows: number): Promise<void> {
  const run = (sql: string) => app.database.write(`${sql} FROM seq_1_to_${rows}`);
  const place = "IF(seq % 100, 1, 0), '[]'";
  return app.database.inTransaction(async () => {
    await app.database.write('SET foreign_key_checks = 0');
    await run(
      `INSERT INTO support_case (tenant_id, id, number, topic, state, language, opened_at, due_at, changed_at,
         priority, barred)
       SELECT :tenant, ${filledId}, CONCAT('S', seq), 'site', IF(seq % 50, 'closed', 'open'), 'nl', ${filledAt},
         ${filledAt}, ${filledAt}, ${place}`,
    );
    await run(
      `INSERT INTO support_message (tenant_id, id, case_id, kind, text, written_at)
       SELECT :tenant, ${filledId}, ${filledId}, 'complaint', CONCAT('Complaint ', seq), ${filledAt}`,
    );
    await run(
      `INSERT INTO fictional_turn (tenant_id, conversation_id, profile_id, member_id, waiting_since, priority, barred)
       SELECT :tenant, ${filledId}, ${filledId}, ${filledId}, ${filledAt}, ${place}`,
    );
    await run(
      `INSERT INTO payment (tenant_id, id, member_id, client_id, bundle, credits, amount_cents, currency, discount_code,
         discount_cents, payment_method, language, status, provider, provider_reference, redirect_url, created_at,
         completed_at)
       SELECT :tenant, ${filledId}, ${filledId}, ${filledId}, 'test', 100, 999, 'EUR', CONCAT('CODE', seq), 100, 'ideal',
         'nl', 'completed', 'sandbox', ${filledId}, '/', ${filledAt}, ${filledAt}`,
    );
    await run(
      `INSERT INTO audited_member (tenant_id, id, member_id, staff_id, what, at)
       SELECT :tenant, ${filledId}, ${filledId}, ${filledId}, 'page', ${filledAt}`,
    );
    await app.database.write('SET foreign_key_checks = 1');
  });
}

/** By which index each table is read; what is sorted after it was read is told. */
const walks = (plan: readonly PlanRow[]) =>
  plan.map(({ key, Extra }) => (Extra.includes('filesort') ? `${key}, sorted` : key));

test('complaints are read in the order of their queue, from its head or from its middle', async () => {
  const page = (listing: object) =>
    planOf(app, SupportQueueRepository, (queue) =>
      queue.page({ ...first, tenants: null, column: 'due_at', ...listing }),
    ).then(walks);
  const middle = [1, new Date('2025-12-01'), 'alpha', '0'.repeat(24)];
  expect(await page({})).toEqual(['ix_support_case_due_first']);
  expect(await page({ after: middle })).toEqual(['ix_support_case_due_first']);
  expect(await page({ direction: 'DESC' })).toEqual(['ix_support_case_due_first']);
  expect(await page({ state: 'open' })).toEqual(['ix_support_case_state']);
  expect(await page({ state: 'closed', after: middle })).toEqual(['ix_support_case_state']);
  expect(await page({ state: 'closed', tenants: ['alpha'] })).toEqual(['ix_support_case_due']);
});

test('a page of 25 in the middle reads what it shows, though nearly all have the same place in the queue', async () => {
  const after = [1, new Date('2025-12-01'), 'alpha', '0'.repeat(24)];
  const listing = { ...first, tenants: null, column: 'due_at', after } as const;
  const page = (further: object) =>
    rowsRead(app, SupportQueueRepository, (queue) => queue.page({ ...listing, ...further }));
  expect(await page({})).toBeLessThan(60);
  expect(await page({ topic: 'site' })).toBeLessThan(60);
  const turns = await rowsRead(app, FictionalQueueRepository, (queue) => queue.page(null, listing));
  expect(turns).toBeLessThan(60);
});

test('complaints are searched by an index each, and by words in no more than the newest messages', async () => {
  const ids = Array.from({ length: 25 }, (_, at) => String(at).padStart(24, '0'));
  const keys = (read: (cases: SupportSearchRepository) => Promise<unknown>) =>
    planOf(app, SupportSearchRepository, read).then((plan) => plan.map(({ key }) => key));
  expect(await keys((cases) => cases.byNumber('S123', ['alpha']))).toEqual(['uq_support_case_number']);
  expect(await keys((cases) => cases.byEmail('a@mail.test', ['alpha', 'beta']))).toEqual([
    'ix_support_case_email',
  ]);
  expect(await keys((cases) => cases.byMembers(ids, ['alpha', 'beta']))).toEqual(['ix_support_case_member']);
  const words = (cases: SupportSearchRepository) => cases.byWords('nothing like that', 'alpha');
  expect(await keys(words)).toEqual(['ix_support_message_written']);
  // Each of two thousand messages is read by its index, and then its row.
  expect(await rowsRead(app, SupportSearchRepository, words)).toBeLessThan(4500);
  const begun = (queue: SupportQueueRepository) =>
    queue.beginningsOf(ids.map((id) => ({ tenantId: 'alpha', id })));
  expect((await planOf(app, SupportQueueRepository, begun)).map(({ key }) => key)).toEqual([
    'ix_support_message_case',
  ]);
});

test('conversations that wait are read so, too, as a list and for whoever answers the next', async () => {
  const page = (after?: (number | Date | string)[]) =>
    planOf(app, FictionalQueueRepository, (queue) =>
      queue.page(null, { ...first, ...(after ? { after } : {}) }),
    ).then(walks);
  expect(await page()).toEqual(['ix_fictional_turn_queue']);
  expect(await page([1, new Date('2025-12-01'), 'alpha', '0'.repeat(24)])).toEqual([
    'ix_fictional_turn_queue',
  ]);
  const next = await planOf(app, FictionalQueueRepository, (queue) =>
    queue.next(
      { staffId: 's'.repeat(24), tenants: null, but: [`alpha:${'0'.repeat(24)}`] },
      leaseTimes(new Date('2026-06-01'), 300),
      10,
    ),
  );
  expect(walks(next)).toEqual(['ix_fictional_turn_queue']);
});

test('codes and entries of several brands are looked up by their keys, all at once', async () => {
  const brands = Array.from({ length: 25 }, (_, at) => (at % 2 ? 'alpha' : 'beta'));
  const uses = (payments: PaymentsRepository) =>
    payments.usesOf(brands.map((brand, at) => [brand, `CODE${at}`]));
  const subjects = (looks: AuditedMembersRepository) =>
    looks.membersOf(brands.map((brand, at) => [brand, String(at).padStart(24, '0')]));
  expect((await planOf(app, PaymentsRepository, uses)).map(({ type, key }) => [type, key])).toEqual([
    ['range', 'ix_payment_discount_code'],
  ]);
  expect(await planOf(app, AuditedMembersRepository, subjects)).toMatchObject([
    { type: 'range', key: 'PRIMARY' },
  ]);
  expect(await rowsRead(app, PaymentsRepository, uses)).toBeLessThan(200);
  expect(await rowsRead(app, AuditedMembersRepository, subjects)).toBeLessThan(200);
});

const lists = Object.values<Route>(routes).filter(({ list }) => list !== undefined);
const columnsOf = ({ list }: Route) => list?.columns ?? [];

/** Lists that are empty without a filter. */
const filters: Record<string, object> = {
  listPostings: { tenant: 'alpha' },
  listTenantVersions: { tenant: 'alpha' },
  listBrandPageVersions: { page: 'alpha:about' },
};

/**
 * Lists that may be sorted after they were read: they grow with brands or staff, of which there are few, or show what was
 * found by something of a member's.
 */
const small = [
  'searchProfiles',
  'listTenants',
  'listStaff',
  'listBrandPages',
  'listSavedReplies',
  'listNewsletters',
  'listMembers',
];

describe('the orders of the console’s lists (decision 0045)', () => {
  it('are said by every list of the contract', () => {
    const all = Object.values<Route>(routes).filter((route) => [route.query, route.body].includes(listQuery));
    expect(lists.map(({ name }) => name)).toEqual(all.map(({ name }) => name));
    expect(small.filter((name) => !lists.some((list) => list.name === name))).toEqual([]);
  });

  it('are indexes of their tables', async () => {
    await createStaff(app, 'orders@staff.test', 'owner');
    const owner = await openConsole(app, 'orders@staff.test');
    const select = jest.spyOn(app.database, 'select');
    const without: string[] = [];
    for (const list of lists.filter(({ name }) => !small.includes(name)))
      for (const column of columnsOf(list)) {
        const { name, path } = list;
        const filter = filters[name] ?? {};
        select.mockClear();
        const query = { filter, sort: [column, 'DESC'] };
        const answer = await owner.get(listPath(path.replace('/admin-api/', ''), query));
        const statements = select.mock.calls.map(([sql]) => sql).filter((sql) => / LIMIT :limit/.test(sql));
        expect([name, answer.status, statements.length > 0]).toEqual([name, 200, true]);
        for (const sql of statements)
          if (!(await isOrderedByIndex(app.database, sql))) without.push(`${name} by ${column}: ${sql}`);
      }
    select.mockRestore();
    expect(without).toEqual([]);
  });
});
