import { Injectable } from '@nestjs/common';
import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Database } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { columnsOf } from '../../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import type { PhotoRow } from '../gallery/photos.repository.js';

/**
 * A photo that its owner deleted a moment ago and can still restore (decision 0048). It has no row in `photo`, so
 * it is hidden from all, and its files stay until it can no longer be restored.
 */
@Entity('deleted_photo')
@Retention('erased', 'a minute after its deletion (`PhotoFiles`)')
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

const deleted = columnsOf(DeletedPhotoEntity, ['record', 'deletedAt']);
const files = columnsOf(DeletedPhotoEntity, ['id', 'record']);

/** For how long a deleted photo can be had back, in seconds: longer than its page offers it. */
export const undoSeconds = 60;

/** Photos that can still be had back. */
@Injectable()
export class DeletedPhotosRepository {
  private readonly rows: TenantRepository<DeletedPhotoEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, DeletedPhotoEntity);
  }

  insert(photo: PhotoRow, deletedAt: Date): Promise<void> {
    const { id, memberId, storageKey } = photo;
    return this.rows.insert({ id, memberId, storageKey, record: photo, deletedAt });
  }

  async find(memberId: string, id: string): Promise<{ photo: PhotoRow; deletedAt: Date } | undefined> {
    const [row] = await this.database.rows(
      deleted,
      `SELECT ${deleted.list} FROM deleted_photo
        WHERE tenant_id = :tenant AND member_id = :memberId AND id = :id FOR UPDATE`,
      { memberId, id },
    );
    return row && { photo: revived(row.record), deletedAt: row.deletedAt };
  }

  async allOf(memberId: string): Promise<PhotoRow[]> {
    const rows = await this.database.rows(
      files,
      `SELECT ${files.list} FROM deleted_photo WHERE tenant_id = :tenant AND member_id = :memberId ORDER BY id`,
      { memberId },
    );
    return rows.map((row) => revived(row.record));
  }

  async delete(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  /** Forgets a photo that was deleted at a moment or before it: it can't be had back from here on. */
  async forget(storageKey: string, before: Date): Promise<void> {
    await this.database.write(
      `DELETE FROM deleted_photo
        WHERE tenant_id = :tenant AND storage_key = :storageKey AND deleted_at <= :before`,
      { storageKey, before },
    );
  }

  /** Whether a photo's files still wait for its owner's second thoughts. */
  async isKept(storageKey: string): Promise<boolean> {
    return (await this.rows.count({ storageKey })) > 0;
  }
}

/** JSON knows no instants. */
function revived(record: object): PhotoRow {
  const row = record as Omit<PhotoRow, 'createdAt'> & { createdAt: string };
  return { ...row, createdAt: new Date(row.createdAt) };
}
