import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';

/**
 * A member wrote to another, liked them while invisible, or the two like each other. From then on the other may see and answer them even while
 * they are invisible (decisions §4.1).
 */
@Entity('profile_contact')
@Retention('erased')
@Index('ix_profile_contact_contacted', ['tenantId', 'contactedId'])
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_profile_contact_member',
  onDelete: 'CASCADE',
})
@ForeignKey('profile', ['tenantId', 'contactedId'], ['tenantId', 'id'], {
  name: 'fk_profile_contact_contacted',
  onDelete: 'CASCADE',
})
export class ProfileContactEntity extends TenantOwned {
  @IdColumn({ primary: true })
  memberId!: string;

  @IdColumn({ primary: true })
  contactedId!: string;

  /** It rests on a like alone, and ends when that is taken back. */
  @Column({ type: 'boolean', default: false })
  byLike!: boolean;

  @InstantColumn()
  createdAt!: Date;
}
