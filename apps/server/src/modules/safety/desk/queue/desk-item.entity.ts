import { Check, Column, Entity, Index, Unique } from 'typeorm';
import type { DeskKindName, DeskRisk } from '@kindling/contract/safety/desk';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Retention } from '../../../../kernel/database/retention.js';

/**
 * Something that waits for a person to decide it, or that was decided. It is `open` in the queue, `pending` while its
 * decision can be undone, then `done`. No foreign key leads to the member: cases outlive them (decisions §3.5).
 */
@Entity('desk_item')
@Retention('erased', { after: 'closed_at', days: 400 })
@Unique('uq_desk_item_open_key', ['tenantId', 'openKey'])
@Index('ix_desk_item_queue', ['kind', 'state', 'priority', 'createdAt'])
@Index('ix_desk_item_due', ['kind', 'state', 'dueAt'])
@Index('ix_desk_item_lease', ['leaseStaffId', 'state'])
@Index('ix_desk_item_subject', ['tenantId', 'kind', 'subjectId'])
@Index('ix_desk_item_member', ['tenantId', 'memberId'])
@Index('ix_desk_item_closed', ['closedAt'])
@Check('ck_desk_item_state', "state IN ('open', 'pending', 'done')")
@Check('ck_desk_item_open_key', "(state = 'done') = (open_key IS NULL)")
@Check('ck_desk_item_closed', "(state = 'done') = (closed_at IS NOT NULL)")
@Check('ck_desk_item_lease', '(lease_staff_id IS NULL) = (lease_until IS NULL)')
export class DeskItemEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @CodeColumn(16)
  kind!: DeskKindName;

  /** The id of its subject within its kind: a photo's id, a member's field. */
  @CodeColumn(64)
  subjectId!: string;

  /** `<kind>:<subject>` until it is done: the unique key allows one item of a subject at a time. */
  @CodeColumn(81, { nullable: true })
  openKey!: string | null;

  @IdColumn({ nullable: true })
  memberId!: string | null;

  @CodeColumn(8)
  state!: 'open' | 'pending' | 'done';

  /** Its place in the queue, lower ones first (`desk-rules.ts`). */
  @Column({ type: 'smallint', unsigned: true })
  priority!: number;

  @Column({ type: 'json' })
  risks!: DeskRisk[];

  @Column({ type: 'boolean' })
  escalated!: boolean;

  /** The note of the escalating moderator for the next one. */
  @Column({ type: 'varchar', length: 1000, nullable: true })
  escalationNote!: string | null;

  /** Id of the decision that is looked at a second time. */
  @IdColumn({ nullable: true })
  secondLookOf!: string | null;

  /** Ids of staff who never get it: the first decider, the one who escalated it. */
  @Column({ type: 'json' })
  barred!: string[];

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn({ nullable: true })
  dueAt!: Date | null;

  /** Id of the staff member who holds it, or whose decision is pending. */
  @IdColumn({ nullable: true })
  leaseStaffId!: string | null;

  /** The console's page in which they have it: two of one person never show the same. */
  @CodeColumn(36, { nullable: true })
  leaseTab!: string | null;

  @InstantColumn({ nullable: true })
  leaseUntil!: Date | null;

  /** Since when they have it. */
  @InstantColumn({ nullable: true })
  leasedAt!: Date | null;

  @InstantColumn({ nullable: true })
  closedAt!: Date | null;
}
