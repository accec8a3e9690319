import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { columnsOf, computed } from '../../../kernel/database/row-shape.js';
import { text, wholeNumber } from '../../../kernel/database/row-values.js';
import { LedgerPostingEntity } from '../ledger/ledger-posting.entity.js';
import type { Lot } from './purchase-lots.js';

const arrival = columnsOf(LedgerPostingEntity, ['cause', 'causeId', 'amount']);
const takenBack = computed('paymentId', 'cause_id', text).with(
  'credits',
  "SUM(IF(cause = 'refund_failed', -amount, amount))",
  wholeNumber,
);

/** What came into a wallet, as its postings tell it. */
@Injectable()
export class PurchaseLotsRepository {
  constructor(private readonly database: Database) {}

  /** @returns the lots of a wallet that must be locked, the newest first */
  async of(walletId: string): Promise<Lot[]> {
    this.database.requireTransaction('Reading what is left of a purchase');
    const arrivals = await this.database.rows(
      arrival,
      `SELECT ${arrival.list} FROM ledger_posting
        WHERE tenant_id = :tenant AND credit_account = :walletId AND cause IN ('signup', 'purchase', 'correction')
        ORDER BY created_at DESC, id DESC`,
      { walletId },
    );
    const gone = await this.takenBack(walletId);
    return arrivals.map(({ cause, causeId, amount }) => {
      const paymentId = cause === 'purchase' ? causeId : null;
      return { paymentId, credits: amount - (paymentId === null ? 0 : (gone.get(paymentId) ?? 0)) };
    });
  }

  /** What was taken out of a wallet again, by the payment it had been bought with. */
  private async takenBack(walletId: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.rows(
      takenBack,
      `SELECT ${takenBack.list} FROM (
         SELECT cause, cause_id, amount FROM ledger_posting
          WHERE tenant_id = :tenant AND debit_account = :walletId AND cause IN ('refund', 'chargeback')
         UNION ALL
         SELECT cause, cause_id, amount FROM ledger_posting
          WHERE tenant_id = :tenant AND credit_account = :walletId AND cause = 'refund_failed') AS moved
        GROUP BY cause_id`,
      { walletId },
    );
    return new Map(rows.map(({ paymentId, credits }) => [paymentId, credits]));
  }
}
