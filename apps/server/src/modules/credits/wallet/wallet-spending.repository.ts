import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { computed } from '../../../kernel/database/row-shape.js';
import { instant, nullable, wholeNumber } from '../../../kernel/database/row-values.js';
import type { PurchaseOwner } from '../credit-rules.js';
import { CreditsRepository } from '../credits.repository.js';

const spent = computed('messages', 'COUNT(*)', wholeNumber)
  .with('credits', 'COALESCE(SUM(amount), 0)', wholeNumber)
  .with('lastAt', 'MAX(created_at)', nullable(instant));

export interface WalletSpending {
  messages: number;
  /** What came back of it is taken off. */
  credits: number;
  lastAt: Date | null;
}

/** What a wallet spent; of the messages themselves nothing. */
@Injectable()
export class WalletSpendingRepository {
  constructor(
    private readonly database: Database,
    private readonly credits: CreditsRepository,
  ) {}

  /** See `CreditsApi.spentSince`. */
  async since(owner: PurchaseOwner, since: Date): Promise<WalletSpending> {
    const walletId =
      'walletId' in owner ? owner.walletId : (await this.credits.findWallet(owner.memberId))?.id;
    if (walletId === undefined) return { messages: 0, credits: 0, lastAt: null };
    const [row] = await this.database.rows(
      spent,
      `SELECT ${spent.list} FROM ledger_posting
        WHERE tenant_id = :tenant AND debit_account = :walletId AND created_at >= :since
          AND cause IN ('message', 'photo', 'gift')`,
      { walletId, since },
    );
    const returned = await this.database.number(
      `SELECT SUM(amount) FROM ledger_posting
        WHERE tenant_id = :tenant AND credit_account = :walletId AND created_at >= :since
          AND cause IN ('expired_message', 'refused_message')`,
      { walletId, since },
    );
    if (!row) throw new Error('A count has no row');
    return { ...row, credits: Math.max(0, row.credits - returned) };
  }
}
