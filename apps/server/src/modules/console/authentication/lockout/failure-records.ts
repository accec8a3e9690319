import { isDuplicate, type Database } from '../../../../kernel/database/database.js';
import { columnsOf } from '../../../../kernel/database/row-shape.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { afterFailure, minutesBlocked, type FailureRecord } from './lockout-rules.js';
import { LoginFailureEntity } from './login-failure.entity.js';

/** An attempt that counts as failed until it proves to be right. */
export interface Attempt {
  /** Keyed hash of the guessed value's subject. */
  key: string;
  /** The previous record; undefined for none. */
  before: FailureRecord | undefined;
  counted: FailureRecord;
}

/** Every such table has these columns. */
const record = columnsOf(LoginFailureEntity, ['failures', 'blocks', 'blockedUntil', 'lastFailedAt']);

/** Others win the race five times until the record is blocked, and as often again when those attempts are undone. */
const roundsAtMost = 50;

/**
 * A table of failed attempts, with a row for each address or other subject of guesses. Raw statements, because each
 * login comes here twice and TypeORM's entities cost more than their rows.
 */
export class FailureRecords {
  private readonly columns: string;
  private readonly values: string;
  private readonly where: string;

  /**
   * @param table written in the code, never made from input
   * @param isTenantOwned whether each brand has its own rows
   */
  constructor(
    protected readonly database: Database,
    private readonly table: string,
    isTenantOwned: boolean,
  ) {
    this.columns = `${isTenantOwned ? 'tenant_id, ' : ''}address_hash, failures, blocks, blocked_until, last_failed_at`;
    this.values = `${isTenantOwned ? ':tenant, ' : ''}:key, :failures, :blocks, :blockedUntil, :lastFailedAt`;
    this.where = `${isTenantOwned ? 'tenant_id = :tenant AND ' : ''}address_hash = :key`;
  }

  /**
   * Counts an attempt before its password is checked, so that concurrent attempts get no further than five: each writes
   * only where there was no record, or over the one that it read. An attempt that lost the race reads again, until the
   * fifth has blocked them all.
   *
   * @throws Problem `account_locked` with `minutes`; `unavailable` after too many concurrent updates
   */
  async count(key: string, now: Date): Promise<Attempt> {
    // Earlier failures are rare: most attempts need only this one statement.
    const first = afterFailure(undefined, now);
    let before: FailureRecord | undefined;
    for (let round = 0; round < roundsAtMost; round++) {
      if (!before && (await this.insert(key, first))) return { key, before, counted: first };
      before = await this.find(key);
      if (!before) continue;
      const minutes = minutesBlocked(before, now);
      if (minutes > 0) throw problem('account_locked', { minutes });
      const counted = afterFailure(before, now);
      if (await this.replace(key, before, counted)) return { key, before, counted };
    }
    throw problem('unavailable');
  }

  /**
   * Undoes one attempt, without those counted concurrently.
   *
   * @throws Problem `unavailable` after too many concurrent updates
   */
  async undo({ key, before, counted }: Attempt): Promise<void> {
    for (let round = 0; round < roundsAtMost; round++) {
      const now = await this.find(key);
      if (!now) return;
      const isLast =
        now.failures === counted.failures &&
        now.blocks === counted.blocks &&
        now.lastFailedAt.getTime() === counted.lastFailedAt.getTime();
      if (!isLast && now.failures === 0) return;
      const without = { ...now, failures: now.failures - 1 };
      if (await this.replace(key, now, isLast ? (before ?? without) : without)) return;
    }
    throw problem('unavailable');
  }

  /** @returns the end of the lockout; undefined without one */
  async blockedUntil(key: string, now: Date): Promise<Date | undefined> {
    const until = (await this.find(key))?.blockedUntil;
    return until && until > now ? until : undefined;
  }

  async forget(key: string): Promise<void> {
    await this.database.write(`DELETE FROM ${this.table} WHERE ${this.where}`, { key });
  }

  private async find(key: string): Promise<FailureRecord | undefined> {
    const rows = await this.database.rows(
      record,
      `SELECT ${record.list}
         FROM ${this.table} WHERE ${this.where}`,
      { key },
    );
    return rows[0];
  }

  /** @returns false when there is already a record */
  private async insert(key: string, record: FailureRecord): Promise<boolean> {
    try {
      const sql = `INSERT INTO ${this.table} (${this.columns}) VALUES (${this.values})`;
      await this.database.write(sql, { key, ...record });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  /** @returns false when the record is no longer `before` */
  private async replace(key: string, before: FailureRecord, after: FailureRecord): Promise<boolean> {
    const { affectedRows } = await this.database.write(
      `UPDATE ${this.table}
          SET failures = :failures, blocks = :blocks, blocked_until = :blockedUntil, last_failed_at = :lastFailedAt
        WHERE ${this.where} AND failures = :failuresBefore AND blocks = :blocksBefore
          AND blocked_until <=> :blockedBefore AND last_failed_at = :lastBefore`,
      {
        key,
        ...after,
        failuresBefore: before.failures,
        blocksBefore: before.blocks,
        blockedBefore: before.blockedUntil,
        lastBefore: before.lastFailedAt,
      },
    );
    return affectedRows === 1;
  }
}
