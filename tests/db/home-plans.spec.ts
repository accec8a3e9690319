import { HomeFiguresRepository } from '../../apps/server/src/modules/overviews/home/home-figures.repository.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { filledAt, filledId, fillBuyers, planOf } from '../support/database/plans.ts';

const members = 3000;
const dayMs = 86_400_000;
const begins = Array.from({ length: 14 }, (_, day) => new Date(Date.UTC(2026, 0, 10) + day * dayMs));
const until = new Date(Date.UTC(2026, 0, 24));

/** The plans of the home's three statements, on a brand of some thousand members beside a small one. */
test('the home reads its days by an index of each kind, and nothing else', async () => {
  const app = await startTestApp();
  await app.inTenant('alpha', () => fill(app, members));
  await app.inTenant('beta', () => fill(app, 20));
  await app.database.select(
    'ANALYZE TABLE payment, refund, account, ledger_account, report, report_case, support_case, support_message',
  );
  const counts = await planOf(app, HomeFiguresRepository, (figures) => figures.counts(begins, until));
  // What somebody paid before is looked up by who they are; nobody's wallet is asked about while nobody was erased.
  const [before] = counts.filter(({ table, ref }) => table === 'e' && ref?.includes('member_id'));
  expect(before).toMatchObject({ type: 'ref', rows: '1' });
  expect(
    counts.filter(({ table }) => table !== 'e').map(({ table, type, key }) => [table, type, key]),
  ).toEqual([
    ['a', 'range', 'ix_ledger_account_opened'],
    ['m', 'range', 'ix_account_confirmed'],
    ['p', 'range', 'ix_payment_completed'],
    ['r', 'range', 'ix_refund_settled'],
    ['p', 'eq_ref', 'PRIMARY'],
    ['p', 'range', 'ix_payment_charged_back'],
    ['p', 'range', 'ix_payment_completed'],
    ['r', 'range', 'ix_report_reported'],
    ['s', 'range', 'ix_support_case_received'],
  ]);
  for (const place of [0, 1, 2]) expect(counts[place]?.Extra).toContain('Using index');
  const responses = await planOf(app, HomeFiguresRepository, (figures) => figures.responses(begins, until));
  expect(responses.map(({ table, type, key }) => [table, type, key])).toEqual([
    ['c', 'range', 'ix_report_case_decided'],
    ['c', 'range', 'ix_report_case_decided'],
  ]);
  expect(responses[0]?.Extra).toContain('Using index');
  const answers = await planOf(app, HomeFiguresRepository, (figures) => figures.answers(begins, until));
  expect(answers.map(({ table, type, key }) => [table, type, key])).toEqual([
    ['m', 'range', 'ix_support_message_written'],
    ['s', 'eq_ref', 'PRIMARY'],
    ['b', 'ref', 'ix_support_message_case'],
    ['m', 'range', 'ix_support_message_written'],
    ['s', 'eq_ref', 'PRIMARY'],
    ['b', 'ref', 'ix_support_message_case'],
  ]);
});

/** Members who confirmed and bought, some of it taken back or refunded, and a report about each, ten a day. */
async function fill(app: TestApp, count: number): Promise<void> {
  await fillBuyers(app, count);
  const run = (sql: string) => app.database.write(sql);
  await run(
    `UPDATE payment SET status = 'charged_back', charged_back_at = completed_at WHERE tenant_id = :tenant
        AND id LIKE '%01'`,
  );
  await run(
    `INSERT INTO refund (tenant_id, id, payment_id, asked_by, kind, amount_cents, credits, used_credits, status,
       requested_at, settled_at)
     SELECT :tenant, ${filledId}, ${filledId}, 'provider', 'full', 999, 0, 100, 'completed', ${filledAt}, ${filledAt}
       FROM seq_1_to_${count} WHERE seq % 100 = 2`,
  );
  await run(
    `INSERT INTO report_case (tenant_id, id, kind, opened_at, due_at, closed_at, outcome)
     SELECT :tenant, ${filledId}, 'profile', ${filledAt}, ${filledAt}, ${filledAt}, 'dismissed' FROM seq_1_to_${count}`,
  );
  await run(
    `INSERT INTO report (tenant_id, id, case_id, number, reporter_key, language, reason, words, snapshot, reported_at)
     SELECT :tenant, ${filledId}, ${filledId}, LPAD(seq, 9, '0'), ${filledId}, 'nl', 'other', '', '{}', ${filledAt} FROM seq_1_to_${count}`,
  );
  await run(
    `INSERT INTO support_case (tenant_id, id, number, topic, state, language, opened_at, due_at, changed_at,
       priority, barred)
     SELECT :tenant, ${filledId}, CONCAT('S', seq), 'site', 'answered', 'nl', ${filledAt}, ${filledAt}, ${filledAt},
       1, '[]' FROM seq_1_to_${count}`,
  );
  await run(
    `INSERT INTO support_message (tenant_id, id, case_id, kind, staff_id, text, written_at)
     SELECT :tenant, ${filledId}, ${filledId}, 'answer', ${filledId}, 'x', ${filledAt} FROM seq_1_to_${count}`,
  );
}
