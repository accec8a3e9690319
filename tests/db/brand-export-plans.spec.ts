import { exportedTables } from '../../apps/server/src/modules/overviews/brand-exports/exported-tables.ts';
import { linesOf } from '../../apps/server/src/modules/overviews/brand-exports/read-table.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { fillBuyers, filledAt, filledId, type PlanRow } from '../support/database/plans.ts';

const buyers = 4000;
/** As many rows as say that another page follows. */
const more = 501;

/** The plan of a table's second page in the brand alpha. */
async function secondPage(app: TestApp, file: string): Promise<string[]> {
  const table = exportedTables.find((one) => one.file === file);
  if (!table) throw new Error(`no table ${file}`);
  let plan: PlanRow[] = [];
  let pages = 0;
  const database = {
    dataSource: app.database.dataSource,
    rows: async (_shape: unknown, sql: string, parameters: object) => {
      if (++pages === 1) return Array<object>(more).fill(beginning(table.key));
      plan = await app.database.select<PlanRow>(`EXPLAIN ${sql}`, { ...parameters });
      return [];
    },
  };
  await app.inTenant('alpha', async () => {
    for await (const lines of linesOf(database as never, table, Buffer.alloc(32))) expect(lines).not.toBe('');
  });
  return plan.map(({ type, key, Extra }) => `${type} ${key}${/filesort|temporary/.exec(Extra)?.[0] ?? ''}`);
}

const beginning = (key: readonly string[]) =>
  Object.fromEntries(key.map((column) => [column, column === 'version' ? 1 : '0']));

test('each page of an export begins in the middle of an index, on one of two brands with some thousand buyers each', async () => {
  const app = await startTestApp();
  for (const brand of ['alpha', 'beta'])
    await app.inTenant(brand, async () => {
      await fillBuyers(app, buyers);
      const run = (sql: string) => app.database.write(`${sql} FROM seq_1_to_${buyers}`);
      await run(
        `INSERT INTO visit_tally (tenant_id, day, page, source_hash, kind, network, ref, sub, visits)
         SELECT :tenant, DATE(${filledAt}), 'home', LPAD(seq, 43, '0'), 'none', '', '', '', 1`,
      );
      await run(
        `INSERT INTO ledger_posting (tenant_id, id, debit_account, credit_account, amount, idempotency_key, cause, created_at)
         SELECT :tenant, ${filledId}, LPAD(1 + seq MOD ${buyers}, 24, '0'), ${filledId}, 1, seq, 'signup', ${filledAt}`,
      );
    });
  await app.database.select('ANALYZE TABLE visit_tally, payment, ledger_account, ledger_posting');
  for (const file of ['visits', 'payments', 'ledger_accounts', 'ledger_postings'])
    expect([file, await secondPage(app, file)]).toEqual([file, ['range PRIMARY']]);
  for (const { file } of exportedTables)
    expect([file, await secondPage(app, file)]).toEqual([
      file,
      [expect.stringMatching(/^(range|ref|index|const) \w+$/)],
    ]);
});
