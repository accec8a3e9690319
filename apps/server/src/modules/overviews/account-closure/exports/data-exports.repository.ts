import { Injectable } from '@nestjs/common';
import { Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Database } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';

/** A link to a member's exported data, until it is used. The secret itself is only in the link. */
@Entity('data_export')
@Retention('erased', { after: 'expires_at' })
@Index('ix_data_export_member', ['tenantId', 'memberId'])
@Index('ix_data_export_expiry', ['expiresAt'])
@ForeignKey('account', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_data_export_account',
  onDelete: 'CASCADE',
})
export class DataExportEntity extends TenantOwned {
  /** SHA-256 of the secret, hexadecimal. */
  @CodeColumn(64, { primary: true })
  tokenHash!: string;

  @IdColumn()
  memberId!: string;

  @InstantColumn()
  expiresAt!: Date;
}

@Injectable()
export class DataExportsRepository {
  private readonly rows: TenantRepository<DataExportEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, DataExportEntity);
  }

  insert(row: Omit<DataExportEntity, 'tenantId'>): Promise<void> {
    return this.rows.insert(row);
  }

  /** The owner of an address's data; undefined for one that is unknown, used or expired. */
  async ownerOf(tokenHash: string, now: Date): Promise<string | undefined> {
    const row = await this.rows.findOne({ tokenHash });
    return row && row.expiresAt > now ? row.memberId : undefined;
  }

  /**
   * Uses an address up.
   * @returns false for one that is unknown, used, expired or another member's
   */
  async spend(tokenHash: string, memberId: string, now: Date): Promise<boolean> {
    const { affectedRows } = await this.database.write(
      `DELETE FROM data_export
        WHERE tenant_id = :tenant AND token_hash = :tokenHash AND member_id = :memberId AND expires_at > :now`,
      { tokenHash, memberId, now },
    );
    return affectedRows === 1;
  }
}
