import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { DirectDebits } from './direct-debits.js';
import { EndMandate } from './end-mandate.js';
import { MandatesRepository, type MandateRow, type NewMandate } from './mandates.repository.js';

/** Keeps one account for each member: a new one takes the place of the former. */
@Injectable()
export class StoreMandate {
  constructor(
    private readonly database: Database,
    private readonly mandates: MandatesRepository,
    private readonly endMandate: EndMandate,
    private readonly directDebits: DirectDebits,
  ) {}

  /** What a browser made under its id before; undefined for nothing. */
  find(memberId: string, clientId: string): Promise<MandateRow | undefined> {
    return this.mandates.findByClientId(memberId, clientId);
  }

  /**
   * @returns the mandate as it stands, which is its twin's where that was first
   * @throws Problem `direct_debit_accounts`
   */
  async store(row: NewMandate & { clientId: string }): Promise<MandateRow> {
    await this.database.inTransaction(async () => {
      // Two at once are one after the other, else each would end only what stood before both.
      await this.mandates.holdLimits(row.memberId, null);
      if (await this.find(row.memberId, row.clientId)) return;
      if (row.accountHash !== null) await this.directDebits.limitNewAccounts(row.memberId, row.accountHash);
      for (const former of await this.mandates.standingOf(row.memberId))
        if (former.kind === 'account') await this.endMandate.end(former);
      await this.mandates.insert(row);
    });
    const made = await this.find(row.memberId, row.clientId);
    if (!made) throw new Error('A mandate is gone right after it was made');
    return made;
  }
}
