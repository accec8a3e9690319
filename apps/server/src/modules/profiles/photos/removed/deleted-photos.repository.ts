import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { columnsOf } from '../../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import { DeletedPhotoEntity } from './deleted-photo.entity.js';
import type { PhotoRow } from '../gallery/photos.repository.js';

const deleted = columnsOf(DeletedPhotoEntity, ['record', 'deletedAt']);
const files = columnsOf(DeletedPhotoEntity, ['id', 'record']);

/** For how long a deleted photo can be had back, in seconds: longer than its page offers it. */
export const undoSeconds = 60;

/** Photos that can still be had back. */
@Injectable()
export class DeletedPhotosRepository {
  private readonly rows: TenantRepository<DeletedPhotoEntity>;

  constructor(@Inject(Database) private readonly database: Database) {
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
