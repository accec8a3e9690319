import { Injectable } from '@nestjs/common';
import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsBut, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';

/** A note by staff about a fictional profile, so that answers fit. It is about no real person. */
@Entity('fictional_note')
@Retention(
  { notAboutMembers: 'notes of staff on fictional profiles' },
  'with its profile; the newest hundred of each',
)
@Index('ix_fictional_note_profile', ['tenantId', 'profileId', 'createdAt'])
@ForeignKey('profile', ['tenantId', 'profileId'], ['tenantId', 'id'], {
  name: 'fk_fictional_note_profile',
  onDelete: 'CASCADE',
})
export class FictionalNoteEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  profileId!: string;

  @Column({ type: 'varchar', length: 500 })
  text!: string;

  @IdColumn()
  staffId!: string;

  @InstantColumn()
  createdAt!: Date;
}

const note = columnsBut(FictionalNoteEntity, ['tenantId']);

export type FictionalNoteRow = RowOf<typeof note>;

/** Of each profile: more than anyone reads before an answer. */
const notesKept = 100;

@Injectable()
export class FictionalNotesRepository {
  private readonly rows: TenantRepository<FictionalNoteEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, FictionalNoteEntity);
  }

  /** The oldest of more than a hundred make place. */
  async insert(row: FictionalNoteRow): Promise<void> {
    await this.rows.insert(row);
    const kept = await this.of(row.profileId, notesKept + 1);
    for (const { id } of kept.slice(notesKept)) await this.delete(id);
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
