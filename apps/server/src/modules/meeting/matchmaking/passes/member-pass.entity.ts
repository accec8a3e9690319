import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';

/**
 * A member passed another in the swipe game. The game does not show them again until its stack is empty; nothing else
 * reads this.
 */
@Entity('member_pass')
@Index('ix_member_pass_passed', ['tenantId', 'passedId'])
@Check('ck_member_pass_other', 'member_id <> passed_id')
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'accountId'], {
  name: 'fk_member_pass_member',
  onDelete: 'CASCADE',
})
@ForeignKey('profile', ['tenantId', 'passedId'], ['tenantId', 'id'], {
  name: 'fk_member_pass_passed',
  onDelete: 'CASCADE',
})
export class MemberPassEntity extends TenantOwned {
  @IdColumn({ primary: true })
  memberId!: string;

  @IdColumn({ primary: true })
  passedId!: string;

  @InstantColumn()
  createdAt!: Date;
}
