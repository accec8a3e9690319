import { Injectable } from '@nestjs/common';
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';

/** A change of a name or a date of birth, which limits count and moderators see. */
@Entity('profile_change')
@Retention(
  'erased',
  { after: 'changed_at', days: 730, and: "field = 'name'" },
  'one row of another kind per member',
)
@Index('ix_profile_change_changed', ['field', 'changedAt'])
@Index('ix_profile_change_member', ['tenantId', 'memberId', 'field', 'changedAt'])
@Check('ck_profile_change_field', "field IN ('name', 'date_of_birth')")
@Check('ck_profile_change_made_by', "made_by IN ('member', 'staff')")
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_profile_change_member',
  onDelete: 'CASCADE',
})
export class ProfileChangeEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  memberId!: string;

  @CodeColumn(16)
  field!: 'name' | 'date_of_birth';

  @Column({ type: 'varchar', length: 60 })
  beforeValue!: string;

  @Column({ type: 'varchar', length: 60 })
  afterValue!: string;

  /** What staff changed does not count against the member. */
  @CodeColumn(8)
  madeBy!: 'member' | 'staff';

  @InstantColumn()
  changedAt!: Date;
}

const change = columnsOf(ProfileChangeEntity, [
  ...(['field', 'beforeValue', 'afterValue', 'madeBy', 'changedAt'] as const),
]);

export type ProfileChange = RowOf<typeof change>;

/** What took the place of what in members' profiles, in the database. */
@Injectable()
export class ProfileChangesRepository {
  private readonly rows: TenantRepository<ProfileChangeEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, ProfileChangeEntity);
  }

  /** A member's, the oldest first. */
  of(memberId: string): Promise<ProfileChange[]> {
    return this.database.rows(
      change,
      `SELECT ${change.list} FROM profile_change
        WHERE tenant_id = :tenant AND member_id = :memberId ORDER BY changed_at, id`,
      { memberId },
    );
  }

  insert(row: Omit<ProfileChangeEntity, 'tenantId'>): Promise<void> {
    return this.rows.insert(row);
  }
}
