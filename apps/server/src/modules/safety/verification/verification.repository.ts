import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { columnsBut, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { VerificationEntity } from './verification.entity.js';

const verification = columnsBut(VerificationEntity, ['tenantId'], 'v');

export type VerificationRow = RowOf<typeof verification>;

/** Verifications in the database, at most one of each member. */
@Injectable()
export class VerificationRepository {
  private readonly rows: TenantRepository<VerificationEntity>;

  constructor(@Inject(Database) private readonly database: Database) {
    this.rows = new TenantRepository(database, VerificationEntity);
  }

  insert(row: VerificationRow): Promise<void> {
    return this.rows.insert(row);
  }

  find(id: string, { forUpdate = false } = {}): Promise<VerificationRow | undefined> {
    return this.one('v.id = :value', id, forUpdate);
  }

  findOf(memberId: string, { forUpdate = false } = {}): Promise<VerificationRow | undefined> {
    return this.one('v.member_id = :value', memberId, forUpdate);
  }

  findByKey(storageKey: string): Promise<VerificationRow | undefined> {
    return this.one('v.storage_key = :value', storageKey, false);
  }

  async update(id: string, changes: Partial<VerificationRow>): Promise<void> {
    await this.rows.update({ id }, changes);
  }

  async delete(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  private async one(
    condition: string,
    value: string,
    forUpdate: boolean,
  ): Promise<VerificationRow | undefined> {
    const rows = await this.database.rows(
      verification,
      `SELECT ${verification.list} FROM verification v
        WHERE v.tenant_id = :tenant AND ${condition}${forUpdate ? ' FOR UPDATE' : ''}`,
      { value },
    );
    return rows[0];
  }
}
