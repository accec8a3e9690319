import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { FailureRecords } from './failure-records.js';

@Injectable()
export class LoginFailuresRepository extends FailureRecords {
  constructor(database: Database) {
    super(database, 'login_failure', true);
  }

  /** Locks a row until the transaction ends, creating an empty one first when there is none. */
  async lock(addressHash: string, now: Date): Promise<void> {
    this.database.requireTransaction('Locking a row');
    await this.database.write(
      `INSERT INTO login_failure (tenant_id, address_hash, failures, blocks, blocked_until, last_failed_at)
       VALUES (:tenant, :addressHash, 0, 0, NULL, :now)
       ON DUPLICATE KEY UPDATE address_hash = VALUES(address_hash)`,
      { addressHash, now },
    );
  }
}
