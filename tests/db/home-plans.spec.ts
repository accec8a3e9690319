import { HomeFiguresRepository } from '../../apps/server/src/modules/home/home-figures.repository.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

interface PlanRow {
  table: string;
  type: string;
  key: string | null;
  ref: string | null;
  rows: string;
  Extra: string;
}

const members = 3000;
const dayMs = 86_400_000;
const begins = Array.from({ length: 14 }, (_, day) => new Date(Date.UTC(2026, 0, 10) + day * dayMs));
const until = new Date(Date.UTC(2026, 0, 24));

/** The plans of the home's two statements, on a brand of some thousand members beside a small one. */
test('the home reads its days by an index of each kind, and nothing else', async () => {
  const app = await startTestApp();
  await app.inTenant('alpha', () => fill(app, members));
  await app.inTenant('beta', () => fill(app, 20));
  await app.database.select('ANALYZE TABLE payment, account, ledger_account, report, report_case');
  const counts = await explain(app, (figures) => figures.counts(begins, until));
  // What somebody paid before is looked up by who they are; nobody's wallet is asked about while nobody was erased.
  const [before] = counts.filter(({ table, ref }) => table === 'e' && ref?.includes('member_id'));
  expect(before).toMatchObject({ type: 'ref', rows: '1' });
  expect(
    counts.filter(({ table }) => table !== 'e').map(({ table, type, key }) => [table, type, key]),
  ).toEqual([
    ['a', 'range', 'ix_ledger_account_opened'],
    ['m', 'range', 'ix_account_confirmed'],
    ['p', 'range', 'ix_payment_completed'],
    ['p', 'range', 'ix_payment_completed'],
    ['r', 'range', 'ix_report_reported'],
  ]);
  for (const place of [0, 1, 2]) expect(counts[place]?.Extra).toContain('Using index');
  const responses = await explain(app, (figures) => figures.responses(begins, until));
  expect(responses.map(({ table, type, key }) => [table, type, key])).toEqual([
    ['c', 'range', 'ix_report_case_decided'],
    ['c', 'range', 'ix_report_case_decided'],
  ]);
  expect(responses[0]?.Extra).toContain('Using index');
});

/** What is read of tables, without what is made of it. */
async function explain(
  app: TestApp,
  count: (figures: HomeFiguresRepository) => Promise<unknown>,
): Promise<PlanRow[]> {
  let told: PlanRow[] = [];
  const figures = new HomeFiguresRepository({
    rows: async (_shape: unknown, sql: string, parameters: object) => {
      told = await app.database.select<PlanRow>(`EXPLAIN ${sql}`, { ...parameters });
      return [];
    },
  } as never);
  await app.inTenant('alpha', () => count(figures));
  return told.filter(({ table }) => table && !table.startsWith('<'));
}

/** Members who confirmed and bought, and a report about each, ten a day. */
async function fill(app: TestApp, count: number): Promise<void> {
  const run = (sql: string) => app.database.write(sql);
  const id = "LPAD(seq, 24, '0')";
  const at = "'2025-06-01' + INTERVAL seq DIV 10 DAY";
  await run(
    `INSERT INTO ledger_account (tenant_id, id, kind, member_id, balance, paid_user, paid_since, created_at)
     SELECT :tenant, ${id}, 'member', ${id}, 0, 0, NULL, ${at} FROM seq_1_to_${count}`,
  );
  await run(
    `INSERT INTO account (tenant_id, id, email, claimed_email, status, password_hash, language, signup_date,
       confirmed_at)
     SELECT :tenant, ${id}, CONCAT(seq, '@example.test'), CONCAT(seq, '@example.test'), 'active', 'x', 'nl', ${at}, ${at}
       FROM seq_1_to_${count}`,
  );
  await run(
    `INSERT INTO payment (tenant_id, id, member_id, client_id, bundle, credits, amount_cents, currency,
       payment_method, language, status, provider, provider_reference, redirect_url, created_at, completed_at)
     SELECT :tenant, ${id}, ${id}, ${id}, 'test', 100, 999, 'EUR', 'ideal', 'nl', 'completed', 'sandbox', ${id},
       '/', ${at}, ${at}
       FROM seq_1_to_${count}`,
  );
  await run(
    `INSERT INTO report_case (tenant_id, id, kind, opened_at, due_at, closed_at, outcome)
     SELECT :tenant, ${id}, 'profile', ${at}, ${at}, ${at}, 'dismissed' FROM seq_1_to_${count}`,
  );
  await run(
    `INSERT INTO report (tenant_id, id, case_id, number, reporter_key, language, reason, words, snapshot, reported_at)
     SELECT :tenant, ${id}, ${id}, LPAD(seq, 9, '0'), ${id}, 'nl', 'other', '', '{}', ${at} FROM seq_1_to_${count}`,
  );
}
