import { Inject, Injectable } from '@nestjs/common';
import { Database, isDuplicate } from '../../kernel/database/database.js';
import type { FailureRecord } from './lockout-rules.js';

/** A record as it was read: a write takes its place only while nobody else has written. */
const unchanged = `tenant_id = :tenant AND address_hash = :addressHash AND failures = :failuresBefore
  AND blocks = :blocksBefore AND blocked_until <=> :blockedBefore AND last_failed_at = :failedBefore`;

const comparedWith = ({ failures, blocks, blockedUntil, lastFailedAt }: FailureRecord) => ({
  failuresBefore: failures,
  blocksBefore: blocks,
  blockedBefore: blockedUntil,
  failedBefore: lastFailedAt,
});

@Injectable()
export class LoginFailuresRepository {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Locks the address's row until the transaction ends, making an empty one first when there is none. */
  async lock(addressHash: string, now: Date): Promise<void> {
    // An upsert locks the row as well, and two first ones meet on one row without relying on locks of gaps.
    await this.database.write(
      `INSERT INTO login_failure (tenant_id, address_hash, failures, blocks, blocked_until, last_failed_at)
       VALUES (:tenant, :addressHash, 0, 0, NULL, :now)
       ON DUPLICATE KEY UPDATE address_hash = VALUES(address_hash)`,
      { addressHash, now },
    );
  }

  async find(addressHash: string): Promise<FailureRecord | undefined> {
    const rows = await this.database.select<FailureRecord>(
      `SELECT failures, blocks, blocked_until AS blockedUntil, last_failed_at AS lastFailedAt
         FROM login_failure WHERE tenant_id = :tenant AND address_hash = :addressHash`,
      { addressHash },
    );
    return rows[0];
  }

  /**
   * Writes `next` where `before` was read; undefined stands for no record.
   *
   * @returns false when somebody else wrote meanwhile, and nothing was written
   */
  async replace(
    addressHash: string,
    before: FailureRecord | undefined,
    next: FailureRecord | undefined,
  ): Promise<boolean> {
    if (before === undefined) return next === undefined || this.insert(addressHash, next);
    const read = { addressHash, ...comparedWith(before) };
    const { affectedRows } = await (next === undefined
      ? this.database.write(`DELETE FROM login_failure WHERE ${unchanged}`, read)
      : this.database.write(
          `UPDATE login_failure SET failures = :failures, blocks = :blocks, blocked_until = :blockedUntil,
             last_failed_at = :lastFailedAt WHERE ${unchanged}`,
          { ...read, ...next },
        ));
    return affectedRows === 1;
  }

  async forget(addressHash: string): Promise<void> {
    await this.database.write(
      'DELETE FROM login_failure WHERE tenant_id = :tenant AND address_hash = :addressHash',
      { addressHash },
    );
  }

  private async insert(addressHash: string, record: FailureRecord): Promise<boolean> {
    try {
      await this.database.write(
        `INSERT INTO login_failure (tenant_id, address_hash, failures, blocks, blocked_until, last_failed_at)
         VALUES (:tenant, :addressHash, :failures, :blocks, :blockedUntil, :lastFailedAt)`,
        { addressHash, ...record },
      );
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }
}
