import { MoneyFiguresRepository } from '../../apps/server/src/modules/money/books/figures/money-figures.repository.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { planOf } from '../support/database/plans.ts';

const members = 3000;

/** The plan of the charts' one query, on a brand of some thousand members and payments beside a small one. */
test('charts read the days asked for by an index of each kind, and nothing else', async () => {
  const app = await startTestApp();
  await app.inTenant('alpha', () => fill(app, members));
  await app.inTenant('beta', () => fill(app, 20));
  await app.database.select('ANALYZE TABLE payment, refund, ledger_account');
  const read = await planOf(app, MoneyFiguresRepository, (figures) =>
    figures.slots(new Date('2026-01-10T00:00:00.000Z'), new Date('2026-01-20T00:00:00.000Z')),
  );
  // Payments and wallets are whole in their indexes; of refunds and chargebacks there are few.
  expect(read.map(({ table, type, key }) => [table, type, key])).toEqual([
    ['p', 'range', 'ix_payment_completed'],
    ['r', 'range', 'ix_refund_settled'],
    ['p', 'eq_ref', 'PRIMARY'],
    ['p', 'range', 'ix_payment_charged_back'],
    ['a', 'range', 'ix_ledger_account_opened'],
  ]);
  expect(read[0]?.Extra).toContain('Using index');
  expect(read[4]?.Extra).toContain('Using index');
});

/** A purchase of each member, a hundredth refunded, another taken back; a day apart each fifty. */
async function fill(app: TestApp, count: number): Promise<void> {
  const run = (sql: string) => app.database.write(sql);
  const id = "LPAD(seq, 24, '0')";
  const at = "'2025-12-01' + INTERVAL seq DIV 50 DAY";
  await run(
    `INSERT INTO ledger_account (tenant_id, id, kind, member_id, balance, paid_user, paid_since, created_at)
     SELECT :tenant, ${id}, 'member', ${id}, 0, seq % 2, IF(seq % 2, ${at}, NULL), ${at} FROM seq_1_to_${count}`,
  );
  await run(
    `INSERT INTO payment (tenant_id, id, member_id, client_id, bundle, credits, amount_cents, currency,
       payment_method, language, status, provider, provider_reference, redirect_url, created_at, completed_at,
       charged_back_at, refunded_cents)
     SELECT :tenant, ${id}, ${id}, ${id}, 'test', 100, 999, 'EUR', 'ideal', 'nl',
       ELT(1 + (seq % 100 = 1) + 2 * (seq % 100 = 2), 'completed', 'charged_back', 'refunded'), 'sandbox', ${id}, '/',
       ${at}, ${at}, IF(seq % 100 = 1, ${at}, NULL), IF(seq % 100 = 2, 999, 0)
       FROM seq_1_to_${count}`,
  );
  await run(
    `INSERT INTO refund (tenant_id, id, payment_id, asked_by, kind, amount_cents, credits, used_credits, status,
       requested_at, settled_at)
     SELECT :tenant, ${id}, ${id}, 'provider', 'full', 999, 0, 100, 'completed', ${at}, ${at}
       FROM seq_1_to_${count} WHERE seq % 100 = 2`,
  );
}
