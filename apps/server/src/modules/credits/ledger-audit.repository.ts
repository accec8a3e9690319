import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';

/** A row that breaks an invariant of the ledger. */
export interface AuditRow {
  tenantId: string;
  /** Account, posting, message or payment. */
  id: string;
  expected: number;
  actual: number;
}

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
  constructor(@Inject(Database) private readonly database: Database) {}

  async size(tenantId: string | null): Promise<LedgerSize> {
    const [row] = await this.audit<Record<keyof LedgerSize, number>>(
      `SELECT (SELECT COUNT(*) FROM ledger_account a WHERE ${only('a')}) AS accounts,
              (SELECT COUNT(*) FROM ledger_posting p WHERE ${only('p')}) AS postings`,
      tenantId,
    );
    return { accounts: Number(row?.accounts ?? 0), postings: Number(row?.postings ?? 0) };
  }

  /** Wallets whose balance is not what came in less what went out. */
  wrongBalances(tenantId: string | null): Promise<AuditRow[]> {
    return this.rows(
      `SELECT a.tenant_id AS tenantId, a.id, ${derived} AS expected, a.balance AS actual
         FROM ledger_account a ${movements}
        WHERE ${only('a')} AND a.kind = 'member' AND a.balance <> ${derived}`,
      tenantId,
    );
  }

  /** Brands whose accounts do not sum to zero: credits that came from nowhere. */
  unbalancedBrands(tenantId: string | null): Promise<AuditRow[]> {
    return this.rows(
      `SELECT a.tenant_id AS tenantId, a.tenant_id AS id, 0 AS expected, SUM(${derived}) AS actual
         FROM ledger_account a ${movements}
        WHERE ${only('a')} GROUP BY a.tenant_id HAVING SUM(${derived}) <> 0`,
      tenantId,
    );
  }

  /** Postings without one of their accounts, or for a message without its charge. */
  orphanPostings(tenantId: string | null): Promise<AuditRow[]> {
    return this.rows(
      `SELECT p.tenant_id AS tenantId, p.id, 1 AS expected, 0 AS actual
         FROM ledger_posting p
         LEFT JOIN ledger_account d ON d.tenant_id = p.tenant_id AND d.id = p.debit_account
         LEFT JOIN ledger_account c ON c.tenant_id = p.tenant_id AND c.id = p.credit_account
         LEFT JOIN message_charge m ON m.tenant_id = p.tenant_id AND m.message_id = p.message_id
                                   AND m.sender_account = p.debit_account
        WHERE ${only('p')} AND (d.id IS NULL OR c.id IS NULL OR (p.cause = 'message' AND m.message_id IS NULL))`,
      tenantId,
    );
  }

  /** Credits that came back for a message which did not cost that, or not this wallet; in credits. */
  wrongReturns(tenantId: string | null): Promise<AuditRow[]> {
    return this.rows(
      `SELECT p.tenant_id AS tenantId, p.id, COALESCE(m.amount, 0) AS expected, p.amount AS actual
         FROM ledger_posting p
         LEFT JOIN ledger_posting m ON m.tenant_id = p.tenant_id AND m.message_id = p.cause_id
                                   AND m.debit_account = p.credit_account
        WHERE ${only('p')} AND p.cause = 'expired_message'
          AND (m.id IS NULL OR m.amount <> p.amount OR p.debit_account <> 'usage')`,
      tenantId,
    );
  }

  /** Charges that nobody paid. */
  unpaidCharges(tenantId: string | null): Promise<AuditRow[]> {
    return this.rows(
      `SELECT m.tenant_id AS tenantId, m.message_id AS id, 1 AS expected, 0 AS actual
         FROM message_charge m
         LEFT JOIN ledger_posting p ON p.tenant_id = m.tenant_id AND p.message_id = m.message_id
        WHERE ${only('m')} AND p.id IS NULL`,
      tenantId,
    );
  }

  /** Completed payments that were not credited exactly once with what was bought; `expected` and `actual` in credits. */
  wrongPurchases(tenantId: string | null): Promise<AuditRow[]> {
    return this.rows(
      `SELECT y.tenant_id AS tenantId, y.id, y.credits AS expected, COALESCE(SUM(p.amount), 0) AS actual
         FROM payment y
         LEFT JOIN ledger_posting p ON p.tenant_id = y.tenant_id AND p.cause_id = y.id AND p.cause = 'purchase'
        WHERE ${only('y')} AND y.status = 'completed'
        GROUP BY y.tenant_id, y.id, y.credits
       HAVING COUNT(p.id) <> 1 OR COALESCE(SUM(p.amount), 0) <> y.credits`,
      tenantId,
    );
  }

  /** Credited purchases without a completed payment. */
  unpaidPurchases(tenantId: string | null): Promise<AuditRow[]> {
    return this.rows(
      `SELECT p.tenant_id AS tenantId, p.id, 0 AS expected, p.amount AS actual
         FROM ledger_posting p
         LEFT JOIN payment y ON y.tenant_id = p.tenant_id AND y.id = p.cause_id AND y.status = 'completed'
        WHERE ${only('p')} AND p.cause = 'purchase' AND y.id IS NULL`,
      tenantId,
    );
  }

  private async rows(sql: string, tenantId: string | null): Promise<AuditRow[]> {
    const rows = await this.audit<AuditRow>(sql, tenantId);
    // Sums come as decimal texts.
    return rows.map((row) => ({ ...row, expected: Number(row.expected), actual: Number(row.actual) }));
  }

  private audit<Row>(sql: string, tenantId: string | null): Promise<Row[]> {
    return this.database.select<Row>(sql, { audited: tenantId });
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
