import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { OneByOne } from '../../../kernel/housekeeping/one-by-one.js';
import { Sweep, type Sweeps } from '../../../kernel/housekeeping/sweep.js';
import { CreditsApi } from '../../credits/credits.api.js';
import { PaymentsApi } from '../../money/payments/payments.api.js';

/** Deletes invoices of erased members and the postings behind them after seven years (decisions §3.5). */
@Injectable()
@Sweep('invoices')
export class SweepInvoices implements Sweeps {
  constructor(
    private readonly database: Database,
    private readonly oneByOne: OneByOne,
    private readonly credits: CreditsApi,
    private readonly payments: PaymentsApi,
  ) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    const found = await this.credits.keptTooLong(now, atMost);
    return this.oneByOne.end(found, ({ walletId }) => this.end(walletId));
  }

  /** In one transaction, or the books would show one without the other. */
  private async end(walletId: string): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.payments.dropKept(walletId);
      await this.credits.dropKept(walletId);
    });
  }
}
