import { CodeUsesRepository } from '../../apps/server/src/modules/growth/code-uses.repository.ts';
import { CohortsRepository } from '../../apps/server/src/modules/growth/cohorts.repository.ts';
import { GrowthRepository } from '../../apps/server/src/modules/growth/growth.repository.ts';
import { growthGroups } from '../../packages/contract/src/routes/growth.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

interface PlanRow {
  table: string;
  type: string;
  key: string | null;
}

const members = 3000;
const span = {
  ...{ first: '2026-01-10', last: '2026-01-23', days: [], timeZone: 'UTC' },
  ...{ from: new Date('2026-01-10T00:00:00.000Z'), until: new Date('2026-01-24T00:00:00.000Z') },
};

/** The plans of what the page of growth reads, on one of two brands with some thousand members each. */
test('growth is read by a range of an index of each kind, and by keys from there', async () => {
  const app = await startTestApp();
  await app.inTenant('alpha', () => fill(app, members));
  await app.inTenant('beta', () => fill(app, members));
  await app.database.select(
    'ANALYZE TABLE payment, account, ledger_account, profile, visit_tally, promotion_code',
  );
  const visits = ['v', 'range', 'PRIMARY'];
  const signups = [
    ['a', 'range', 'ix_ledger_account_opened'],
    ['m', 'eq_ref', 'PRIMARY'],
  ];
  const payments = [
    ['p', 'range', 'ix_payment_completed'],
    ['m', 'eq_ref', 'PRIMARY'],
  ];
  for (const by of growthGroups)
    for (const filter of [{}, { network: 'north' }, { network: 'north', ref: 'r1' }]) {
      const plan = (read: (growth: GrowthRepository) => Promise<unknown>) =>
        explain(app, GrowthRepository, read);
      expect(await plan((growth) => growth.visits(by, span, filter))).toEqual([visits]);
      expect(await plan((growth) => growth.signups(by, span, filter))).toEqual(signups);
      expect(await plan((growth) => growth.revenue(by, span, filter))).toEqual(payments);
    }
  expect(await explain(app, GrowthRepository, (growth) => growth.visitsByDay(span, {}))).toEqual([visits]);
  expect(await explain(app, GrowthRepository, (growth) => growth.signupsByHalfHour(span, {}))).toEqual(
    signups,
  );
  const uses = await explain(app, CodeUsesRepository, (repository) => repository.codes(span));
  expect(uses.filter(([table]) => table === 'p').map(([, type, key]) => [type, key])).toEqual([
    ['range', 'ix_payment_started'],
    ['range', 'ix_payment_completed'],
  ]);
  const codes = ['c', 'eq_ref', 'uq_promotion_code'];
  expect(uses.filter(([table]) => table === 'c')).toEqual([codes, codes]);
  const cohorts = await explain(app, CohortsRepository, (repository) =>
    repository.counts([span.from, new Date('2026-01-17T00:00:00.000Z')], span.until),
  );
  expect(cohorts).toEqual([
    ['a', 'range', 'ix_ledger_account_opened'],
    ['p', 'eq_ref', 'PRIMARY'],
  ]);
});

/** What is read of tables, without what is made of it. */
async function explain<Repository>(
  app: TestApp,
  repository: new (database: never) => Repository,
  read: (repository: Repository) => Promise<unknown>,
): Promise<(string | null)[][]> {
  let told: PlanRow[] = [];
  const reading = new repository({
    rows: async (_shape: unknown, sql: string, parameters: object) => {
      told = await app.database.select<PlanRow>(`EXPLAIN ${sql}`, { ...parameters });
      return [];
    },
  } as never);
  await app.inTenant('alpha', () => read(reading));
  return told
    .filter(({ table }) => table && !table.startsWith('<'))
    .map(({ table, type, key }) => [table, type, key]);
}

/** Members who came by a link, confirmed and bought, ten a day, and the visits of each day. */
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
       confirmed_at, traffic_source)
     SELECT :tenant, ${id}, CONCAT(seq, '@example.test'), CONCAT(seq, '@example.test'), 'active', 'x', 'nl', ${at}, ${at},
       '{"network":"north","ref":"r1","sub1":"a","sub2":"","sub3":""}'
       FROM seq_1_to_${count}`,
  );
  await run(
    `INSERT INTO profile (tenant_id, id, name, date_of_birth, status, fictional, invisible, gender, interests,
       interest_bits, about_me, listed, pictured, created_at, last_seen_at)
     SELECT :tenant, ${id}, 'Somebody', '1990-01-01' + INTERVAL seq DAY, 'active', 0, 0, 'female', '[]', 0, '', 1, 0, ${at}, ${at}
       FROM seq_1_to_${count}`,
  );
  await run(
    `INSERT INTO payment (tenant_id, id, member_id, client_id, bundle, credits, amount_cents, currency,
       discount_code, discount_cents, payment_method, language, status, provider, provider_reference, redirect_url,
       created_at, completed_at)
     SELECT :tenant, ${id}, ${id}, ${id}, 'test', 100, 999, 'EUR', 'SUMMER', 100, 'ideal', 'nl', 'completed', 'sandbox',
       ${id}, '/', ${at}, ${at}
       FROM seq_1_to_${count}`,
  );
  await run(
    `INSERT INTO promotion_code (tenant_id, id, code, percentage, status, validity, created_by, created_at)
     SELECT :tenant, ${id}, CONCAT('CODE', seq), 10, 'active', 'unlimited', ${id}, ${at} FROM seq_1_to_${count}`,
  );
  await run(
    `INSERT INTO visit_tally (tenant_id, day, page, source_hash, kind, network, ref, sub, visits)
     SELECT :tenant, DATE_FORMAT(${at}, '%Y-%m-%d'), 'index', LPAD(seq, 43, '0'), 'full', 'north', 'r1', 'a', 3
       FROM seq_1_to_${count}`,
  );
}
