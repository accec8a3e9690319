import { LedgerAuditRepository } from '../../apps/server/src/modules/credits/ledger/ledger-audit.repository.ts';
import { planOf } from '../support/database/plans.ts';
import { ledgerOf, type Ledger } from '../support/payments/ledger.ts';
import { joinMember } from '../support/members/members.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

describe('ledger:verify', () => {
  let app: TestApp;
  let alpha: Ledger;
  let beta: Ledger;
  beforeAll(async () => {
    app = await startTestApp({
      settings: { alpha: { signup_credits: 100 }, beta: { signup_credits: 7 } },
    });
    alpha = ledgerOf(app, 'alpha');
    beta = ledgerOf(app, 'beta');
  });

  /** Does what no code of ours does, looks, and undoes it. */
  const tampered = async (change: string, undo: string, parameters: Record<string, unknown>) => {
    const write = (sql: string) =>
      app.inTenant('alpha', () =>
        app.database.inTransaction(async () => {
          // An attacker with the database's rights is not held up by its keys either.
          await app.database.write('SET foreign_key_checks = 0');
          try {
            await app.database.write(sql, parameters);
          } finally {
            await app.database.write('SET foreign_key_checks = 1');
          }
        }),
      );
    await write(change);
    const reports = {
      alpha: await alpha.findings(),
      beta: await beta.findings(),
      all: await alpha.verifyAll(),
    };
    await write(undo);
    expect(await alpha.findings()).toEqual([]);
    // The other brand's books are its own, and a look at all finds what a look at one does.
    expect(reports.beta).toEqual([]);
    expect(reports.all.findings).toEqual(reports.alpha);
    return reports.alpha;
  };

  /** A member who bought 50 credits and spent 30 of 150. */
  const story = async () => {
    const [member, friend] = [await joinMember(app, 'alpha'), await joinMember(app, 'alpha')];
    await joinMember(app, 'beta');
    const [paymentId, messageId] = [alpha.newId(), alpha.newId()];
    await alpha.insertCompletedPayment(member.id, paymentId, 50);
    await alpha.grantPurchase({ memberId: member.id, paymentId, credits: 50 });
    const spending = { memberId: member.id, recipientId: friend.id, recipientFictional: false };
    await alpha.spend({ ...spending, messageId, amount: 30 });
    return { account: await alpha.walletOf(member.id), paymentId, messageId };
  };

  it('finds nothing in sound books, and says how much it read', async () => {
    await story();
    const report = await alpha.verifyAll();
    expect(report.findings).toEqual([]);
    // Two wallets and three accounts of alpha, one wallet and three accounts of beta; three signups, a purchase, a message.
    expect(report).toMatchObject({ tenantId: null, accounts: 9, postings: 5 });
  });

  it('sums up accounts from their indexes alone', async () => {
    for (const read of ['wrongBalances', 'unbalancedBrands'] as const) {
      const plan = await planOf(app, LedgerAuditRepository, (audit) => audit[read](null));
      const sums = plan.filter(({ table }) => table === 'i' || table === 'o');
      expect(sums).toHaveLength(2);
      for (const { Extra } of sums) expect(Extra).toContain('Using index');
    }
  });

  it('finds a balance that somebody changed', async () => {
    const { account } = await story();
    const add = (sign: string) =>
      `UPDATE ledger_account SET balance = balance ${sign} 1 WHERE tenant_id = :tenant AND id = :account`;
    expect(await tampered(add('+'), add('-'), { account })).toEqual([
      { kind: 'balance_differs', tenantId: 'alpha', id: account, expected: 120, actual: 121 },
    ]);
  });

  it('finds a posting whose amount somebody changed', async () => {
    const { account, messageId } = await story();
    const set = (amount: number) =>
      `UPDATE ledger_posting SET amount = ${amount} WHERE tenant_id = :tenant AND message_id = :messageId`;
    expect(await tampered(set(29), set(30), { messageId })).toEqual([
      { kind: 'balance_differs', tenantId: 'alpha', id: account, expected: 121, actual: 120 },
    ]);
  });

  it('finds an account that is gone: its postings are orphans and the sum is not zero', async () => {
    const { account } = await story();
    const move = (from: string, to: string) =>
      `UPDATE ledger_account SET id = ${to} WHERE tenant_id = :tenant AND id = ${from}`;
    const findings = await tampered(move(':account', "'moved'"), move("'moved'", ':account'), { account });
    expect(new Set(findings.map(({ kind }) => kind))).toEqual(
      new Set(['balance_differs', 'sum_not_zero', 'orphan_posting']),
    );
    expect(findings).toContainEqual({
      kind: 'sum_not_zero',
      tenantId: 'alpha',
      id: 'alpha',
      expected: 0,
      actual: -120,
    });
  });

  it('finds a completed payment that was not credited, or with something else', async () => {
    const { paymentId } = await story();
    const own = 'tenant_id = :tenant AND cause_id = :paymentId';
    const missing = await tampered(
      `UPDATE ledger_posting SET cause = 'correction' WHERE ${own}`,
      `UPDATE ledger_posting SET cause = 'purchase' WHERE ${own}`,
      { paymentId },
    );
    expect(missing).toEqual([
      { kind: 'payment_not_credited_once', tenantId: 'alpha', id: paymentId, expected: 50, actual: 0 },
    ]);
    const payment = 'tenant_id = :tenant AND id = :paymentId';
    const other = await tampered(
      `UPDATE payment SET credits = 60 WHERE ${payment}`,
      `UPDATE payment SET credits = 50 WHERE ${payment}`,
      { paymentId },
    );
    expect(other).toEqual([
      { kind: 'payment_not_credited_once', tenantId: 'alpha', id: paymentId, expected: 60, actual: 50 },
    ]);
  });

  it('finds a credited purchase that nobody paid', async () => {
    const { paymentId } = await story();
    const set = (status: string, completed: string) =>
      `UPDATE payment SET status = '${status}', completed_at = ${completed}
        WHERE tenant_id = :tenant AND id = :paymentId`;
    const findings = await tampered(set('failed', 'NULL'), set('completed', 'NOW(3)'), { paymentId });
    expect(findings).toMatchObject([
      { kind: 'purchase_without_payment', tenantId: 'alpha', expected: 0, actual: 50 },
    ]);
  });

  it('finds nothing in a payment whose money went back, whose purchase stays in the books', async () => {
    const { paymentId } = await story();
    for (const status of ['charged_back', 'completed']) {
      await app.inTenant('alpha', () =>
        app.database.write(
          `UPDATE payment SET status = :status, charged_back_at = IF(:status = 'charged_back', NOW(3), NULL)
            WHERE tenant_id = :tenant AND id = :paymentId`,
          { status, paymentId },
        ),
      );
      expect(await alpha.findings()).toEqual([]);
    }
  });

  it('finds other credits or another sum back than the refunds of a payment say', async () => {
    const { paymentId } = await story();
    const set = (column: string, value: number) =>
      `UPDATE payment SET ${column} = ${value} WHERE tenant_id = :tenant AND id = :paymentId`;
    expect(await tampered(set('returned_credits', 3), set('returned_credits', 0), { paymentId })).toEqual([
      { kind: 'returned_credits_differ', tenantId: 'alpha', id: paymentId, expected: 3, actual: 0 },
    ]);
    expect(await tampered(set('refunded_cents', 5), set('refunded_cents', 0), { paymentId })).toEqual([
      { kind: 'refunded_money_differs', tenantId: 'alpha', id: paymentId, expected: 5, actual: 0 },
    ]);
  });

  it('finds a refund whose credits nobody took', async () => {
    const { paymentId } = await story();
    const findings = await tampered(
      `INSERT INTO refund (tenant_id, id, payment_id, asked_by, kind, amount_cents, credits, used_credits, status,
         open_mark, requested_at)
       VALUES (:tenant, 'untaken', :paymentId, 'member', 'unused', 100, 10, 0, 'requested', 1, NOW(3))`,
      "DELETE FROM refund WHERE tenant_id = :tenant AND id = 'untaken'",
      { paymentId },
    );
    expect(findings).toEqual([
      { kind: 'refund_not_posted', tenantId: 'alpha', id: 'untaken', expected: 10, actual: 0 },
      { kind: 'refunded_money_differs', tenantId: 'alpha', id: paymentId, expected: 0, actual: 100 },
    ]);
  });

  it('finds credits taken back for a payment that nobody knows', async () => {
    const { account } = await story();
    const findings = await tampered(
      `INSERT INTO ledger_posting (tenant_id, id, debit_account, credit_account, amount, idempotency_key, cause, cause_id,
         created_at)
       VALUES (:tenant, 'taken', :account, 'sales', 5, 'refund:x', 'refund', 'nobody', NOW(3))`,
      "DELETE FROM ledger_posting WHERE tenant_id = :tenant AND id = 'taken'",
      { account },
    );
    expect(findings).toContainEqual({
      kind: 'return_without_payment',
      tenantId: 'alpha',
      id: 'taken',
      expected: 0,
      actual: 5,
    });
  });

  it('finds credits that came back for a message which cost something else', async () => {
    const { account, messageId } = await story();
    const findings = await tampered(
      `INSERT INTO ledger_posting (tenant_id, id, debit_account, credit_account, amount, idempotency_key, cause, cause_id,
         created_at)
       VALUES (:tenant, 'back', 'usage', :account, 31, 'expired_message:x', 'expired_message', :messageId, NOW(3))`,
      "DELETE FROM ledger_posting WHERE tenant_id = :tenant AND id = 'back'",
      { account, messageId },
    );
    expect(findings).toContainEqual({
      kind: 'return_differs',
      tenantId: 'alpha',
      id: 'back',
      expected: 30,
      actual: 31,
    });
  });

  it('finds a charge that nobody paid', async () => {
    const { messageId } = await story();
    const findings = await tampered(
      `INSERT INTO message_charge (tenant_id, message_id, sender_wallet_id, recipient_id, recipient_fictional, created_at)
       SELECT tenant_id, 'unpaid', sender_wallet_id, recipient_id, recipient_fictional, created_at
         FROM message_charge WHERE tenant_id = :tenant AND message_id = :messageId`,
      "DELETE FROM message_charge WHERE tenant_id = :tenant AND message_id = 'unpaid'",
      { messageId },
    );
    expect(findings).toEqual([
      { kind: 'charge_without_posting', tenantId: 'alpha', id: 'unpaid', expected: 1, actual: 0 },
    ]);
  });
});
