import { Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../kernel/database/columns.js';
import { AccountEntity } from './account.entity.js';

/** A browser that logged in to an account before. The token itself is only in its cookie. */
@Entity('known_device')
@Index('ix_known_device_account', ['tenantId', 'accountId', 'usedAt'])
@Index('ix_known_device_age', ['usedAt'])
@ForeignKey(() => AccountEntity, ['tenantId', 'accountId'], ['tenantId', 'id'], {
  name: 'fk_known_device_account',
  onDelete: 'CASCADE',
})
export class KnownDeviceEntity extends TenantOwned {
  /** SHA-256 of the token, hexadecimal. */
  @CodeColumn(64, { primary: true })
  tokenHash!: string;

  @IdColumn({ primary: true })
  accountId!: string;

  @InstantColumn()
  usedAt!: Date;
}
