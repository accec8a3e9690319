import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';

/** A member blocked another: from then on neither exists for the other (trust 18). */
@Entity('member_block')
@Index('ix_member_block_blocked', ['tenantId', 'blockedId'])
@Check('ck_member_block_two', 'blocker_id <> blocked_id')
@ForeignKey('profile', ['tenantId', 'blockerId'], ['tenantId', 'id'], {
  name: 'fk_member_block_blocker',
  onDelete: 'CASCADE',
})
@ForeignKey('profile', ['tenantId', 'blockedId'], ['tenantId', 'id'], {
  name: 'fk_member_block_blocked',
  onDelete: 'CASCADE',
})
export class MemberBlockEntity extends TenantOwned {
  @IdColumn({ primary: true })
  blockerId!: string;

  @IdColumn({ primary: true })
  blockedId!: string;

  @InstantColumn()
  createdAt!: Date;
}
