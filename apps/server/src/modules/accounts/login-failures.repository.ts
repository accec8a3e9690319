import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { TenantRepository } from '../../kernel/database/tenant-repository.js';
import { LoginFailureEntity } from './login-failure.entity.js';
import type { FailureRecord } from './lockout-rules.js';

@Injectable()
export class LoginFailuresRepository {
  private readonly rows: TenantRepository<LoginFailureEntity>;

  constructor(@Inject(Database) private readonly database: Database) {
    this.rows = new TenantRepository(database, LoginFailureEntity);
  }

  /** Locks the address's row until the transaction ends, making an empty one first when there is none. */
  async lock(addressHash: string, now: Date): Promise<FailureRecord> {
    // An insert before the lock: two first attempts then meet on one row, without relying on locks of gaps.
    await this.database.write(
      `INSERT INTO login_failure (tenant_id, address_hash, failures, blocks, blocked_until, last_failed_at)
       VALUES (:tenant, :addressHash, 0, 0, NULL, :now)
       ON DUPLICATE KEY UPDATE address_hash = VALUES(address_hash)`,
      { addressHash, now },
    );
    const row = await this.rows.findOne({ addressHash }, { forUpdate: true });
    if (!row) throw new Error('The row that was just made is gone');
    return row;
  }

  async save(addressHash: string, record: FailureRecord): Promise<void> {
    const { failures, blocks, blockedUntil, lastFailedAt } = record;
    await this.rows.update({ addressHash }, { failures, blocks, blockedUntil, lastFailedAt });
  }

  async forget(addressHash: string): Promise<void> {
    await this.rows.delete({ addressHash });
  }
}
