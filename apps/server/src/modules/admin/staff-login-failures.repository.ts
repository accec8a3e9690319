import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import type { FailureRecord } from '../accounts/accounts.api.js';
import { StaffLoginFailureEntity } from './staff-login-failure.entity.js';

@Injectable()
export class StaffLoginFailuresRepository {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Locks the address's row until the transaction ends, making an empty one first when there is none. */
  async lock(addressHash: string, now: Date): Promise<FailureRecord> {
    // An insert before the lock: two first attempts then meet on one row, without relying on locks of gaps.
    await this.database.write(
      `INSERT INTO staff_login_failure (address_hash, failures, blocks, blocked_until, last_failed_at)
       VALUES (:addressHash, 0, 0, NULL, :now)
       ON DUPLICATE KEY UPDATE address_hash = VALUES(address_hash)`,
      { addressHash, now },
    );
    return this.rows().findOneOrFail({ where: { addressHash }, lock: { mode: 'pessimistic_write' } });
  }

  async save(addressHash: string, record: FailureRecord): Promise<void> {
    const { failures, blocks, blockedUntil, lastFailedAt } = record;
    await this.rows().update({ addressHash }, { failures, blocks, blockedUntil, lastFailedAt });
  }

  async forget(addressHash: string): Promise<void> {
    await this.rows().delete({ addressHash });
  }

  private rows() {
    return this.database.manager.getRepository(StaffLoginFailureEntity);
  }
}
