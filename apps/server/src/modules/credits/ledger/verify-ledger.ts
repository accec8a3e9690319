import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { acrossTenants } from '../../../kernel/ground/tenant-context.js';
import { LedgerAuditRepository, type AuditRow } from './ledger-audit.repository.js';

/** Which invariant is broken. */
export const ledgerFindingKinds = [
  'balance_differs',
  'sum_not_zero',
  'orphan_posting',
  'charge_without_posting',
  'return_differs',
  'payment_not_credited_once',
  'purchase_without_payment',
  'refund_not_posted',
  'returned_credits_differ',
  'refunded_money_differs',
  'return_without_payment',
  'correction_differs',
] as const;
export type LedgerFindingKind = (typeof ledgerFindingKinds)[number];

/** One broken invariant; ids and numbers only, nothing about a member. */
export interface LedgerFinding extends AuditRow {
  kind: LedgerFindingKind;
}

export interface LedgerReport {
  /** Null for all brands. */
  tenantId: string | null;
  accounts: number;
  postings: number;
  /** Empty when the ledger is sound. */
  findings: LedgerFinding[];
}

/** Proves that the books are right (decisions §7.1); it only reads. */
@Injectable()
export class VerifyLedger {
  constructor(
    private readonly database: Database,
    private readonly ledgerAudit: LedgerAuditRepository,
  ) {}

  /**
   * Checks one brand, or all of them, as of one moment, also while members are spending.
   *
   * @param tenantId all brands when absent
   */
  verify(tenantId?: string): Promise<LedgerReport> {
    return acrossTenants('verify the ledger', () =>
      this.database.inTransaction(() => this.read(tenantId ?? null)),
    );
  }

  private async read(tenantId: string | null): Promise<LedgerReport> {
    const { accounts, postings } = await this.ledgerAudit.size(tenantId);
    const broken: Record<LedgerFindingKind, AuditRow[]> = {
      balance_differs: await this.ledgerAudit.wrongBalances(tenantId),
      sum_not_zero: await this.ledgerAudit.unbalancedBrands(tenantId),
      orphan_posting: await this.ledgerAudit.orphanPostings(tenantId),
      charge_without_posting: await this.ledgerAudit.unpaidCharges(tenantId),
      return_differs: await this.ledgerAudit.wrongReturns(tenantId),
      payment_not_credited_once: await this.ledgerAudit.wrongPurchases(tenantId),
      purchase_without_payment: await this.ledgerAudit.unpaidPurchases(tenantId),
      refund_not_posted: await this.ledgerAudit.wrongRefunds(tenantId),
      returned_credits_differ: await this.ledgerAudit.wrongReturned(tenantId),
      refunded_money_differs: await this.ledgerAudit.wrongRefundedMoney(tenantId),
      return_without_payment: await this.ledgerAudit.returnsWithoutPayment(tenantId),
      correction_differs: await this.ledgerAudit.wrongCorrections(tenantId),
    };
    const findings = ledgerFindingKinds.flatMap((kind) => broken[kind].map((row) => ({ kind, ...row })));
    return { tenantId, accounts, postings, findings };
  }
}
