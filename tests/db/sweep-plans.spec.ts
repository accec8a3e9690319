import { acrossTenants, TenantContext } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { Database } from '../../apps/server/src/kernel/database/database.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import type { PlanRow } from '../support/database/plans.ts';

const rowsBelieved = 10_000_000;
/** What a statement may look at in one go: some batches. */
const readAtMost = 1000;

/** One row for each brand or company, or person of the staff: they are read whole. */
const small = /^(tenant|tenant_host|company|staff|staff_tenant|book_check|migration)$/;

interface Recorded {
  sql: string;
  parameters: Readonly<Record<string, unknown>>;
  tenantId: string | undefined;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.runOutbox();
});

/** What a piece of work asks the database, each statement once. */
async function recording(work: () => Promise<unknown>): Promise<Recorded[]> {
  const found = new Map<string, Recorded>();
  const spies = (['select', 'write', 'writeLater'] as const).map((method) => {
    const original = Database.prototype[method] as (...args: unknown[]) => unknown;
    return jest.spyOn(Database.prototype, method).mockImplementation(function (
      this: Database,
      sql: string,
      parameters: Readonly<Record<string, unknown>> = {},
    ) {
      if (/^\s*(SELECT|UPDATE|DELETE)/.test(sql))
        found.set(sql, { sql, parameters, tenantId: tenantOrNone() });
      return original.call(this, sql, parameters) as never;
    } as never);
  });
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return [...found.values()];
}

function tenantOrNone(): string | undefined {
  try {
    return TenantContext.id();
  } catch {
    return undefined;
  }
}

/** Lets the optimizer believe that each table has ten million rows, of which each key's first column tells a thousand apart. */
async function believeInMany(): Promise<void> {
  await acrossTenants('statistics in a test', async () => {
    const tables = await app.database.select<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
    );
    const large = tables.map(({ name }) => name).filter((name) => !small.test(name));
    await app.database.write(
      `REPLACE INTO mysql.table_stats (db_name, table_name, cardinality)
       SELECT table_schema, table_name, :rows FROM information_schema.tables
        WHERE table_schema = DATABASE() AND table_name IN (:large)`,
      { rows: rowsBelieved, large },
    );
    await app.database.write(
      `REPLACE INTO mysql.index_stats (db_name, table_name, index_name, prefix_arity, avg_frequency)
       SELECT table_schema, table_name, index_name, seq_in_index, IF(seq_in_index = 1, :rows / 1000, 1)
         FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name IN (:large)`,
      { rows: rowsBelieved, large },
    );
    await app.database.write(`FLUSH TABLES ${large.join(', ')}`);
  });
}

/** Once a day the numbers of all entries of the audit log are looked at: what is missing has no row to begin with. */
const isWholeByNature = (sql: string): boolean => sql.includes('LAG(m.number)');

/** @param mayReorder whether a range may be sorted: of one brand, and within a page */
async function problemsOf({ sql, parameters, tenantId }: Recorded, mayReorder: boolean): Promise<string[]> {
  const explain = () => app.database.select<PlanRow>(`EXPLAIN ${sql}`, { ...parameters });
  const plan = await (tenantId === undefined
    ? acrossTenants('explain in a test', explain)
    : app.inTenant(tenantId, explain));
  return plan
    .filter(({ table, type }) => table && type && !table.startsWith('<') && !small.test(table))
    .filter(({ type, rows, Extra }) => {
      const whole = type === 'ALL' || (type === 'index' && Number(rows) > readAtMost);
      return whole || (!mayReorder && type === 'range' && Extra.includes('filesort'));
    })
    .map(
      ({ table, type, key, rows, Extra }) =>
        `${sql.replace(/\s+/g, ' ').slice(0, 160)} … ${table} ${type} ${key} ${rows} ${Extra}`,
    );
}

const bad = async (statements: readonly Recorded[], { mayReorder = false } = {}): Promise<string[]> => {
  const problems = [];
  for (const statement of statements) problems.push(...(await problemsOf(statement, mayReorder)));
  return problems;
};

test('no sweep and no daily job reads a table from end to end, or sorts all that is due', async () => {
  const housekeeping = app.nest.get(Housekeeping);
  // The first round also starts the daily jobs.
  const sweeps = await recording(() => housekeeping.runOnce());
  const ran: string[] = [];
  app.clock.advance(2 * 3_600_000);
  const jobs = await recording(async () => ran.push(...(await app.runOutbox())));
  expect(sweeps.length).toBeGreaterThan(40);
  expect(new Set(ran)).toEqual(
    expect.objectContaining(
      new Set(['payments.reconcile_lists', 'books.check', 'transparency.keep-months', 'visits.sum']),
    ),
  );
  await believeInMany();
  expect(await bad(sweeps.filter(({ sql }) => !isWholeByNature(sql)))).toEqual([]);
  expect(
    await bad(
      jobs.filter(({ tenantId }) => tenantId !== undefined),
      { mayReorder: true },
    ),
  ).toEqual([]);
});

test('a statement without an index is found', async () => {
  const sql = 'SELECT id FROM message WHERE gift IS NOT NULL AND sent_at <= :at ORDER BY sent_at LIMIT 10';
  const [problem] = await bad([{ sql, parameters: { at: app.clock.now() }, tenantId: undefined }]);
  expect(problem).toContain('message ALL null 10000000');
});
