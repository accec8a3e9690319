import { Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';

/** A link to a member's exported data, until it is used. The secret itself is only in the link. */
@Entity('data_export')
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
