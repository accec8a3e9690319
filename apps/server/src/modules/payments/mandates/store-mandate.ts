import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { EndMandate } from './end-mandate.js';
import { MandatesRepository, type MandateRow, type NewMandate } from './mandates.repository.js';

/** Keeps one account for each member: a new one takes the place of the former. */
@Injectable()
export class StoreMandate {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(MandatesRepository) private readonly mandates: MandatesRepository,
    @Inject(EndMandate) private readonly ending: EndMandate,
  ) {}

  /** What a browser made under its id before; undefined for nothing. */
  find(memberId: string, clientId: string): Promise<MandateRow | undefined> {
    return this.mandates.findByClientId(memberId, clientId);
  }

  /** @returns the mandate as it stands, which is its twin's where that was first */
  async store(row: NewMandate & { clientId: string }): Promise<MandateRow> {
    await this.database.inTransaction(async () => {
      for (const former of await this.mandates.standingOf(row.memberId))
        if (former.kind === 'account') await this.ending.end(former);
      await this.mandates.insert(row);
    });
    const made = await this.find(row.memberId, row.clientId);
    if (!made) throw new Error('A mandate is gone right after it was made');
    return made;
  }
}
