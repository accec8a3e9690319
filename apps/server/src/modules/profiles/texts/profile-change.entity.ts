import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';

/** A change of a name or a date of birth, which limits count and moderators see. */
@Entity('profile_change')
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
