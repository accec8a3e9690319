import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Retention } from '../../../../kernel/database/retention.js';

/** A conversation in which a member waits for the answer of a fictional profile. The answer deletes it. */
@Entity('fictional_turn')
@Retention('erased')
@Index('ix_fictional_turn_queue', ['priority', 'waitingSince', 'tenantId', 'conversationId'])
@Index('ix_fictional_turn_lease', ['leaseStaffId'])
@Check('ck_fictional_turn_lease', '(lease_staff_id IS NULL) = (lease_until IS NULL)')
@ForeignKey('conversation', ['tenantId', 'conversationId'], ['tenantId', 'id'], {
  name: 'fk_fictional_turn_conversation',
  onDelete: 'CASCADE',
})
export class FictionalTurnEntity extends TenantOwned {
  @IdColumn({ primary: true })
  conversationId!: string;

  @IdColumn()
  profileId!: string;

  @IdColumn()
  memberId!: string;

  /** When the first message came that nobody answered. */
  @InstantColumn()
  waitingSince!: Date;

  /** Its place in the queue before its age, lower ones first: what was passed on stands before all else. */
  @Column({ type: 'tinyint', unsigned: true })
  priority!: number;

  /** Ids of staff who don't get it: who passed it on. */
  @Column({ type: 'json' })
  barred!: string[];

  /** What who passed it on last wrote for the next. */
  @Column({ type: 'varchar', length: 1000, nullable: true })
  escalationNote!: string | null;

  /** Who answers it now. */
  @IdColumn({ nullable: true })
  leaseStaffId!: string | null;

  @InstantColumn({ nullable: true })
  leaseUntil!: Date | null;

  /** Since when they have it. */
  @InstantColumn({ nullable: true })
  leasedAt!: Date | null;
}
