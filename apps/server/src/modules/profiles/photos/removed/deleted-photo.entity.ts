import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';

/**
 * A photo that its owner deleted a moment ago and can still restore (decision 0050). It has no row in `photo`, so
 * nobody sees it, and its files stay until it can no longer be restored.
 */
@Entity('deleted_photo')
@Unique('uq_deleted_photo_storage_key', ['tenantId', 'storageKey'])
@Index('ix_deleted_photo_member', ['tenantId', 'memberId'])
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_deleted_photo_profile',
  onDelete: 'CASCADE',
})
export class DeletedPhotoEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  memberId!: string;

  @CodeColumn(22)
  storageKey!: string;

  /** Its row as it was. */
  @Column({ type: 'json' })
  record!: object;

  @InstantColumn()
  deletedAt!: Date;
}
