import { Injectable } from '@nestjs/common';
import type { DeletionReason } from '@kindling/contract/overviews/calls/account-closure';
import { Database } from '../../../kernel/database/database.js';

const yearsKept = 3;

@Injectable()
export class DeparturesRepository {
  constructor(private readonly database: Database) {}

  /** @param month `YYYY-MM` */
  async count(month: string, reason: DeletionReason): Promise<void> {
    await this.database.write(
      `INSERT INTO departure_count (tenant_id, month, reason, departures) VALUES (:tenant, :month, :reason, 1)
       ON DUPLICATE KEY UPDATE departures = departures + 1`,
      { month, reason },
    );
    const dropped = `${Number(month.slice(0, 4)) - yearsKept}${month.slice(4)}`;
    await this.database.write('DELETE FROM departure_count WHERE tenant_id = :tenant AND month <= :dropped', {
      dropped,
    });
  }
}
