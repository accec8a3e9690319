import { TransparencyRepository } from '../../apps/server/src/modules/overviews/transparency/transparency.repository.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { filledAt, filledId, planOf } from '../support/database/plans.ts';

const cases = 4000;
const span = { from: new Date('2026-01-01T00:00:00.000Z'), until: new Date('2026-02-01T00:00:00.000Z') };

/** The plans of what a month's report reads, on one of two brands with some thousand cases each. */
test('a month of cases is read by a range of an index of each kind, and by keys from there', async () => {
  const app = await startTestApp();
  for (const brand of ['alpha', 'beta']) await app.inTenant(brand, () => fill(app));
  await app.database.select(
    'ANALYZE TABLE report, report_case, restriction, appeal, support_case, support_message',
  );
  const plan = async (read: (repository: TransparencyRepository) => Promise<unknown>) =>
    (await planOf(app, TransparencyRepository, read)).map(({ table, type, key }) => [table, type, key]);

  expect(await plan((rows) => rows.reportsReceived(span))).toEqual([
    ['r', 'range', 'ix_report_reported'],
    ['c', 'eq_ref', 'PRIMARY'],
  ]);
  expect(await plan((rows) => rows.reportsDecided(span))).toEqual([['c', 'range', 'ix_report_case_decided']]);
  expect(await plan((rows) => rows.reportWaits(span))).toEqual([['c', 'range', 'ix_report_case_decided']]);
  expect(await plan((rows) => rows.restrictionsImposed(span))).toEqual([
    ['r', 'range', 'ix_restriction_decided'],
    ['report_case', 'range', 'ix_report_case_decided'],
  ]);
  expect(await plan((rows) => rows.restrictionsEnded(span))).toEqual([
    ['r', 'range', 'ix_restriction_ended'],
  ]);
  expect(await plan((rows) => rows.appealsReceived(span))).toEqual([
    ['a', 'range', 'ix_appeal_created'],
    ['r', 'eq_ref', 'PRIMARY'],
  ]);
  expect(await plan((rows) => rows.appealsDecided(span))).toEqual([
    ['a', 'range', 'ix_appeal_decided'],
    ['r', 'eq_ref', 'PRIMARY'],
  ]);
  expect(await plan((rows) => rows.appealWaits(span))).toEqual([['a', 'range', 'ix_appeal_decided']]);
  expect(await plan((rows) => rows.complaintsReceived(span))).toEqual([
    ['s', 'range', 'ix_support_case_received'],
  ]);
  expect(await plan((rows) => rows.complaintWaits(span))).toEqual([
    ['m', 'range', 'ix_support_message_written'],
    ['s', 'eq_ref', 'PRIMARY'],
    ['b', 'ref', 'ix_support_message_case'],
  ]);
});

/** Cases of the current brand, ten a day from June 2025 on. */
async function fill(app: TestApp): Promise<void> {
  const run = (sql: string) => app.database.write(`${sql} FROM seq_1_to_${cases}`);
  await run(
    `INSERT INTO restriction (tenant_id, id, kind, member_id, ground, statement, language, automated, decided_by, decided_at,
       appeal_until, token_hash, ended_at, end_reason, end_statement)
     SELECT :tenant, ${filledId}, 'photo_removed', ${filledId}, 'fake', 'x', 'nl', 0, ${filledId}, ${filledAt}, ${filledAt},
       SHA2(seq, 256), ${filledAt}, 'appeal', 'x'`,
  );
  await run(
    `INSERT INTO appeal (tenant_id, id, restriction_id, first_decider, text, created_at, due_at, decided_by, decided_at,
       decision, statement)
     SELECT :tenant, ${filledId}, ${filledId}, ${filledId}, 'x', ${filledAt}, ${filledAt}, 'somebody', ${filledAt}, 'reverse', 'x'`,
  );
  await run(
    `INSERT INTO report_case (tenant_id, id, kind, member_id, opened_at, due_at, closed_at, outcome, restriction_id)
     SELECT :tenant, ${filledId}, 'photo', ${filledId}, ${filledAt}, ${filledAt}, ${filledAt}, 'restricted', ${filledId}`,
  );
  await run(
    `INSERT INTO report (tenant_id, id, case_id, number, reporter_key, language, reason, words, snapshot, reported_at)
     SELECT :tenant, ${filledId}, ${filledId}, CONCAT('R', seq), SHA2(seq, 256), 'nl', 'other', '', '{}', ${filledAt}`,
  );
  await run(
    `INSERT INTO support_case (tenant_id, id, number, topic, state, language, opened_at, due_at, changed_at,
       priority, barred)
     SELECT :tenant, ${filledId}, CONCAT('S', seq), 'site', 'answered', 'nl', ${filledAt}, ${filledAt}, ${filledAt},
       1, '[]'`,
  );
  await run(
    `INSERT INTO support_message (tenant_id, id, case_id, kind, staff_id, text, written_at)
     SELECT :tenant, ${filledId}, ${filledId}, 'answer', ${filledId}, 'x', ${filledAt}`,
  );
}
