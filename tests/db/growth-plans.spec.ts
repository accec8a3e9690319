import { CodeUsesRepository } from '../../apps/server/src/modules/overviews/growth/code-uses.repository.ts';
import { CohortsRepository } from '../../apps/server/src/modules/overviews/growth/cohorts.repository.ts';
import { GrowthRepository } from '../../apps/server/src/modules/overviews/growth/growth.repository.ts';
import { growthGroups } from '../../packages/contract/src/overviews/calls/growth.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { filledAt, filledId, fillBuyers, planOf } from '../support/database/plans.ts';

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
    'ANALYZE TABLE payment, refund, account, ledger_account, profile, visit_tally, promotion_code',
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
  const member = ['m', 'eq_ref', 'PRIMARY'];
  const wentBack = [
    ...[['r', 'range', 'ix_refund_settled'], ['p', 'eq_ref', 'PRIMARY'], member],
    ...[['p', 'range', 'ix_payment_charged_back'], member],
  ];
  for (const by of growthGroups)
    for (const filter of [{}, { network: 'north' }, { network: 'north', ref: 'r1' }]) {
      const plan = (read: (growth: GrowthRepository) => Promise<unknown>) =>
        keysOf(app, GrowthRepository, read);
      expect(await plan((growth) => growth.visits(by, span, filter))).toEqual([visits]);
      expect(await plan((growth) => growth.signups(by, span, filter))).toEqual(signups);
      expect(await plan((growth) => growth.revenue(by, span, filter))).toEqual(payments);
      expect(await plan((growth) => growth.refunded(by, span, filter))).toEqual(wentBack);
      // Without a filter the sum asks for no account.
      expect(await plan((growth) => growth.refundedTotal(span, filter))).toEqual(
        'network' in filter ? wentBack : wentBack.filter((step) => step !== member),
      );
    }
  expect(await keysOf(app, GrowthRepository, (growth) => growth.visitsByDay(span, {}))).toEqual([visits]);
  expect(await keysOf(app, GrowthRepository, (growth) => growth.signupsByHalfHour(span, {}))).toEqual(
    signups,
  );
  const uses = await keysOf(app, CodeUsesRepository, (repository) => repository.codes(span));
  expect(uses.filter(([table]) => table === 'p').map(([, type, key]) => [type, key])).toEqual([
    ['range', 'ix_payment_started'],
    ['range', 'ix_payment_completed'],
  ]);
  const codes = ['c', 'eq_ref', 'uq_promotion_code'];
  expect(uses.filter(([table]) => table === 'c')).toEqual([codes, codes]);
  const cohorts = await keysOf(app, CohortsRepository, (repository) =>
    repository.counts([span.from, new Date('2026-01-17T00:00:00.000Z')], span.until),
  );
  expect(cohorts).toEqual([
    ['a', 'range', 'ix_ledger_account_opened'],
    ['p', 'eq_ref', 'PRIMARY'],
  ]);
});

/** Which index each table is read by. */
async function keysOf<Repository>(
  ...[app, repository, read]: Parameters<typeof planOf<Repository>>
): Promise<(string | null)[][]> {
  return (await planOf(app, repository, read)).map(({ table, type, key }) => [table, type, key]);
}

/** Members who came by a link, confirmed and bought, ten a day, and the visits of each day. */
async function fill(app: TestApp, count: number): Promise<void> {
  await fillBuyers(app, count);
  const run = (sql: string) => app.database.write(sql);
  await run(
    `INSERT INTO refund (tenant_id, id, payment_id, asked_by, kind, amount_cents, credits, used_credits, status,
       requested_at, settled_at)
     SELECT :tenant, ${filledId}, ${filledId}, 'provider', 'unused', 99, 0, 100, 'completed', ${filledAt}, ${filledAt}
       FROM seq_1_to_${count} WHERE seq % 10 = 2`,
  );
  await run(
    `INSERT INTO profile (tenant_id, id, name, date_of_birth, status, unconfirmed, fictional, invisible, gender, interests,
       interest_bits, about_me, listed, pictured, created_at, last_seen_at, account_id)
     SELECT :tenant, ${filledId}, 'Somebody', '1990-01-01' + INTERVAL seq DAY, 'active', 0, 0, 0, 'female', '[]', 0, '', 1, 0, ${filledAt}, ${filledAt}, ${filledId}
       FROM seq_1_to_${count}`,
  );
  await run(
    `INSERT INTO promotion_code (tenant_id, id, code, percentage, status, validity, created_by, created_at)
     SELECT :tenant, ${filledId}, CONCAT('CODE', seq), 10, 'active', 'unlimited', ${filledId}, ${filledAt} FROM seq_1_to_${count}`,
  );
  await run(
    `INSERT INTO visit_tally (tenant_id, day, page, source_hash, kind, network, ref, sub, visits)
     SELECT :tenant, DATE_FORMAT(${filledAt}, '%Y-%m-%d'), 'index', LPAD(seq, 43, '0'), 'full', 'north', 'r1', 'a', 3
       FROM seq_1_to_${count}`,
  );
}
