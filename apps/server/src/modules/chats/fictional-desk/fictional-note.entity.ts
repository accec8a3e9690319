import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';

/** A note by staff about a fictional profile, so that answers fit. It is about no real person. */
@Entity('fictional_note')
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
