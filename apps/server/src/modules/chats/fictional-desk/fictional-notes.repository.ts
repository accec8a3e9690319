import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { columnsBut, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { FictionalNoteEntity } from './fictional-note.entity.js';

const note = columnsBut(FictionalNoteEntity, ['tenantId']);

export type FictionalNoteRow = RowOf<typeof note>;

/** Notes about fictional profiles in the database. */
@Injectable()
export class FictionalNotesRepository {
  private readonly rows: TenantRepository<FictionalNoteEntity>;

  constructor(@Inject(Database) private readonly database: Database) {
    this.rows = new TenantRepository(database, FictionalNoteEntity);
  }

  insert(row: FictionalNoteRow): Promise<void> {
    return this.rows.insert(row);
  }

  /** The newest notes about a profile. */
  of(profileId: string, atMost: number): Promise<FictionalNoteRow[]> {
    return this.database.rows(
      note,
      `SELECT ${note.list} FROM fictional_note WHERE tenant_id = :tenant AND profile_id = :profileId
        ORDER BY created_at DESC, id DESC LIMIT :atMost`,
      { profileId, atMost },
    );
  }

  find(id: string): Promise<FictionalNoteRow | undefined> {
    return this.rows.findOne({ id });
  }

  async delete(id: string): Promise<void> {
    await this.rows.delete({ id });
  }
}
