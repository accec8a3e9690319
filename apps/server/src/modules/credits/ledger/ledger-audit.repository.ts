import { Injectable } from '@nestjs/common';
import { paidStatuses } from '@kindling/contract/money/calls/payments';
import { Database } from '../../../kernel/database/database.js';
import { computed, type RowOf } from '../../../kernel/database/row-shape.js';
import { text, wholeNumber } from '../../../kernel/database/row-values.js';

/** Expressions that a check selects. */
interface Finding {
  /** The table whose row breaks an invariant. */
  of: string;
  /** Account, posting, message or payment; a column of that table. */
  id: string;
  expected: string;
  actual: string;
}

const finding = ({ of, id, expected, actual }: Finding) =>
  computed('tenantId', `${of}.tenant_id`, text)
    .with('id', `${of}.${id}`, text)
    .with('expected', expected, wholeNumber)
    .with('actual', actual, wholeNumber);

/** A row that breaks an invariant of the ledger. */
export type AuditRow = RowOf<ReturnType<typeof finding>>;

export interface LedgerSize {
  accounts: number;
  postings: number;
}

/**
 * Reads for the audit of the ledger, over one brand or all. It looks at the payments' table by its name, as an
 * auditor does: a ledger that trusted the payments' own code would prove little.
 */
@Injectable()
export class LedgerAuditRepository {
  constructor(private readonly database: Database) {}

  async size(tenantId: string | null): Promise<LedgerSize> {
    const count = (table: string) =>
      this.database.number(`SELECT COUNT(*) FROM ${table} t WHERE ${only('t')}`, { audited: tenantId });
    return { accounts: await count('ledger_account'), postings: await count('ledger_posting') };
  }

  /** Wallets whose balance is not what came in less what went out. */
  wrongBalances(tenantId: string | null): Promise<AuditRow[]> {
    return this.rows(
      { of: 'a', id: 'id', expected: derived, actual: 'a.balance' },
      `FROM ledger_account a ${movements}
        WHERE ${only('a')} AND a.kind = 'member' AND a.balance <> ${derived}`,
      tenantId,
    );
  }

  /** Brands whose accounts do not sum to zero: credits that came from nowhere. */
  unbalancedBrands(tenantId: string | null): Promise<AuditRow[]> {
    return this.rows(
      { of: 'a', id: 'tenant_id', expected: '0', actual: `SUM(${derived})` },
      `FROM ledger_account a ${movements}
        WHERE ${only('a')} GROUP BY a.tenant_id HAVING SUM(${derived}) <> 0`,
      tenantId,
    );
  }

  /** Postings without one of their accounts, or for a message without its charge. */
  orphanPostings(tenantId: string | null): Promise<AuditRow[]> {
    return this.rows(
      { of: 'p', id: 'id', expected: '1', actual: '0' },
      `FROM ledger_posting p
         LEFT JOIN ledger_account d ON d.tenant_id = p.tenant_id AND d.id = p.debit_account
         LEFT JOIN ledger_account c ON c.tenant_id = p.tenant_id AND c.id = p.credit_account
         LEFT JOIN message_charge m ON m.tenant_id = p.tenant_id AND m.message_id = p.message_id
                                   AND m.sender_wallet_id = p.debit_account
        WHERE ${only('p')} AND (d.id IS NULL OR c.id IS NULL OR (p.message_id IS NOT NULL AND m.message_id IS NULL))`,
      tenantId,
    );
  }

  /** Credits that came back for a message which did not cost that, or not this wallet; in credits. */
  wrongReturns(tenantId: string | null): Promise<AuditRow[]> {
    return this.rows(
      { of: 'p', id: 'id', expected: 'COALESCE(m.amount, 0)', actual: 'p.amount' },
      `FROM ledger_posting p
         LEFT JOIN ledger_posting m ON m.tenant_id = p.tenant_id AND m.message_id = p.cause_id
                                   AND m.debit_account = p.credit_account
        WHERE ${only('p')} AND p.cause IN ('expired_message', 'refused_message')
          AND (m.id IS NULL OR m.amount <> p.amount OR p.debit_account <> 'usage')`,
      tenantId,
    );
  }

  /** Charges without a payment. */
  unpaidCharges(tenantId: string | null): Promise<AuditRow[]> {
    return this.rows(
      { of: 'm', id: 'message_id', expected: '1', actual: '0' },
      `FROM message_charge m
         LEFT JOIN ledger_posting p ON p.tenant_id = m.tenant_id AND p.message_id = m.message_id
        WHERE ${only('m')} AND p.id IS NULL`,
      tenantId,
    );
  }

  /** Paid payments that were not credited exactly once with what was bought; `expected` and `actual` in credits. */
  wrongPurchases(tenantId: string | null): Promise<AuditRow[]> {
    return this.rows(
      { of: 'y', id: 'id', expected: 'y.credits', actual: 'COALESCE(SUM(p.amount), 0)' },
      `FROM payment y
         LEFT JOIN ledger_posting p ON p.tenant_id = y.tenant_id AND p.cause_id = y.id AND p.cause = 'purchase'
        WHERE ${only('y')} AND y.status IN (:paid)
        GROUP BY y.tenant_id, y.id, y.credits
       HAVING COUNT(p.id) <> 1 OR COALESCE(SUM(p.amount), 0) <> y.credits`,
      tenantId,
    );
  }

  /** Credited purchases without a payment that was paid. */
  unpaidPurchases(tenantId: string | null): Promise<AuditRow[]> {
    return this.rows(
      { of: 'p', id: 'id', expected: '0', actual: 'p.amount' },
      `FROM ledger_posting p
         LEFT JOIN payment y ON y.tenant_id = p.tenant_id AND y.id = p.cause_id AND y.status IN (:paid)
        WHERE ${only('p')} AND p.cause = 'purchase' AND y.id IS NULL`,
      tenantId,
    );
  }

  /** Refunds whose credits were not taken as it says, or given again though it did not fail (or the reverse). */
  wrongRefunds(tenantId: string | null): Promise<AuditRow[]> {
    const held = 'COALESCE(t.amount, 0) - COALESCE(g.amount, 0)';
    return this.rows(
      { of: 'r', id: 'id', expected: "IF(r.status = 'failed', 0, r.credits)", actual: held },
      `FROM refund r
         LEFT JOIN ledger_posting t ON t.tenant_id = r.tenant_id AND t.idempotency_key = CONCAT('refund:', r.id)
         LEFT JOIN ledger_posting g ON g.tenant_id = r.tenant_id AND g.idempotency_key = CONCAT('refund_failed:', r.id)
        WHERE ${only('r')} AND (COALESCE(t.amount, 0) <> r.credits
          OR COALESCE(g.amount, 0) <> IF(r.status = 'failed', r.credits, 0))`,
      tenantId,
    );
  }

  /** Payments of which other credits were taken back than they say, or none for credits that were. */
  wrongReturned(tenantId: string | null): Promise<AuditRow[]> {
    return this.rows(
      { of: 'y', id: 'id', expected: 'y.returned_credits', actual: 'COALESCE(back.total, 0)' },
      `FROM payment y
         LEFT JOIN (SELECT p.tenant_id, p.cause_id, SUM(IF(p.cause = 'refund_failed', -p.amount, p.amount)) AS total
                      FROM ledger_posting p
                     WHERE ${only('p')} AND p.cause IN ('refund', 'refund_failed', 'chargeback')
                     GROUP BY p.tenant_id, p.cause_id) back
                ON back.tenant_id = y.tenant_id AND back.cause_id = y.id
        WHERE ${only('y')} AND y.returned_credits <> COALESCE(back.total, 0)`,
      tenantId,
    );
  }

  /** Payments of which another sum went back than their refunds say; in minor units. */
  wrongRefundedMoney(tenantId: string | null): Promise<AuditRow[]> {
    return this.rows(
      { of: 'y', id: 'id', expected: 'y.refunded_cents', actual: 'COALESCE(SUM(r.amount_cents), 0)' },
      `FROM payment y
         LEFT JOIN refund r ON r.tenant_id = y.tenant_id AND r.payment_id = y.id AND r.status <> 'failed'
        WHERE ${only('y')}
        GROUP BY y.tenant_id, y.id, y.refunded_cents
       HAVING COALESCE(SUM(r.amount_cents), 0) <> y.refunded_cents`,
      tenantId,
    );
  }

  /** Credits taken back for an unknown payment. */
  returnsWithoutPayment(tenantId: string | null): Promise<AuditRow[]> {
    return this.rows(
      { of: 'p', id: 'id', expected: '0', actual: 'p.amount' },
      `FROM ledger_posting p
         LEFT JOIN payment y ON y.tenant_id = p.tenant_id AND y.id = p.cause_id AND y.status IN (:paid)
        WHERE ${only('p')} AND p.cause IN ('refund', 'refund_failed', 'chargeback') AND y.id IS NULL`,
      tenantId,
    );
  }

  /** Corrections by staff that were not posted as they say, and postings of them that none says; in credits. */
  async wrongCorrections(tenantId: string | null): Promise<AuditRow[]> {
    const booked = "IF(c.state = 'booked', c.amount, 0)";
    const posted = 'IF(p.credit_account = c.wallet_id, p.amount, -COALESCE(p.amount, 0))';
    const differing = await this.rows(
      { of: 'c', id: 'id', expected: booked, actual: posted },
      `FROM credit_correction c
         LEFT JOIN ledger_posting p ON p.tenant_id = c.tenant_id AND p.idempotency_key = CONCAT('correction:', c.id)
        WHERE ${only('c')} AND ${booked} <> ${posted}`,
      tenantId,
    );
    const unknown = await this.rows(
      { of: 'p', id: 'id', expected: '0', actual: 'p.amount' },
      `FROM ledger_posting p
         LEFT JOIN credit_correction c ON c.tenant_id = p.tenant_id AND c.id = p.cause_id
        WHERE ${only('p')} AND p.idempotency_key LIKE 'correction:%' AND c.id IS NULL`,
      tenantId,
    );
    return [...differing, ...unknown];
  }

  /** @param from what follows the select list */
  private rows(found: Finding, from: string, tenantId: string | null): Promise<AuditRow[]> {
    const shape = finding(found);
    return this.database.rows(shape, `SELECT ${shape.list} ${from}`, {
      audited: tenantId,
      paid: [...paidStatuses],
    });
  }
}

const only = (alias: string) => `(:audited IS NULL OR ${alias}.tenant_id = :audited)`;

const movements = `
  LEFT JOIN (SELECT i.tenant_id, i.credit_account, SUM(i.amount) AS total FROM ledger_posting i
              WHERE ${only('i')} GROUP BY i.tenant_id, i.credit_account) came
         ON came.tenant_id = a.tenant_id AND came.credit_account = a.id
  LEFT JOIN (SELECT o.tenant_id, o.debit_account, SUM(o.amount) AS total FROM ledger_posting o
              WHERE ${only('o')} GROUP BY o.tenant_id, o.debit_account) went
         ON went.tenant_id = a.tenant_id AND went.debit_account = a.id`;
const derived = '(COALESCE(came.total, 0) - COALESCE(went.total, 0))';
