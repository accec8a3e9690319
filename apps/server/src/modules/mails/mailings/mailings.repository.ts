import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { columnsBut, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { MailingEntity, type RoundKind } from './mailing.entity.js';

const mailing = columnsBut(MailingEntity, ['tenantId']);

export type Mailing = RowOf<typeof mailing>;

/** Mailings of the current brand. */
@Injectable()
export class MailingsRepository {
  private readonly rows: TenantRepository<MailingEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, MailingEntity);
  }

  find(id: string): Promise<Mailing | undefined> {
    return this.read(id, '');
  }

  /** Locked until the transaction ends, so that walks and stops take turns. */
  lock(id: string): Promise<Mailing | undefined> {
    return this.read(id, 'FOR UPDATE');
  }

  /** Planned and running mailings, locked until the transaction ends. */
  lockUnderWay(): Promise<Mailing[]> {
    return this.database.rows(
      mailing,
      `SELECT ${mailing.list} FROM mailing
        WHERE tenant_id = :tenant AND state IN ('planned', 'running') ORDER BY id FOR UPDATE`,
      {},
    );
  }

  insert(row: Mailing): Promise<void> {
    return this.rows.insert(row);
  }

  async update(id: string, patch: Partial<Mailing>): Promise<void> {
    await this.rows.update({ id }, patch);
  }

  async delete(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  /**
   * Starts the round of a day.
   * @returns false when it already exists
   */
  async insertRound({ id, kind, period, at }: { id: string; kind: RoundKind; period: string; at: Date }) {
    const { affectedRows } = await this.database.write(
      `INSERT IGNORE INTO mailing (tenant_id, id, kind, period, state, send_at, looked, ordered, created_at)
       VALUES (:tenant, :id, :kind, :period, 'running', :at, 0, 0, :at)`,
      { id, kind, period, at },
    );
    return affectedRows === 1;
  }

  /** Counts a mail that was sent, without waiting for the walk. */
  async countSent(id: string): Promise<void> {
    await this.database.write('UPDATE mailing SET sent = sent + 1 WHERE tenant_id = :tenant AND id = :id', {
      id,
    });
  }

  /** Those that stopped by themselves, the newest first. */
  stopped(atMost: number): Promise<Mailing[]> {
    return this.database.rows(
      mailing,
      `SELECT ${mailing.list} FROM mailing
        WHERE tenant_id = :tenant AND state = 'stopped' AND stopped_for IS NOT NULL
        ORDER BY created_at DESC, id LIMIT :atMost`,
      { atMost },
    );
  }

  private async read(id: string, lock: '' | 'FOR UPDATE'): Promise<Mailing | undefined> {
    const rows = await this.database.rows(
      mailing,
      `SELECT ${mailing.list} FROM mailing WHERE tenant_id = :tenant AND id = :id ${lock}`,
      { id },
    );
    return rows[0];
  }
}
