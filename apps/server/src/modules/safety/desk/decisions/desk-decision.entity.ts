import { Check, Column, Entity, Index } from 'typeorm';
import type { DeskDecision, DeskKindName } from '@kindling/contract/safety/desk';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Retention } from '../../../../kernel/database/retention.js';
import type { DecisionDetails } from '../desk-kinds.js';

/**
 * A decision about an item of the desk. It has no key to the item: figures of moderators outlive the items of members
 * who are erased.
 */
@Entity('desk_decision')
@Retention(
  { kept: 'figures of moderators: what was decided how fast, without the member' },
  { after: 'decided_at', days: 400 },
)
@Index('ix_desk_decision_item', ['tenantId', 'itemId', 'decidedAt'])
@Index('ix_desk_decision_staff', ['staffId', 'decidedAt'])
@Index('ix_desk_decision_restriction', ['tenantId', 'restrictionId'])
@Index('ix_desk_decision_age', ['decidedAt'])
@Check('ck_desk_decision_undone', 'undone_at IS NULL OR applied_at IS NULL')
@Check('ck_desk_decision_overturned', 'overturned_at IS NULL OR applied_at IS NOT NULL')
export class DeskDecisionEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  itemId!: string;

  @CodeColumn(16)
  kind!: DeskKindName;

  /** No foreign key: staff belong to no brand. */
  @IdColumn()
  staffId!: string;

  @CodeColumn(16)
  decision!: DeskDecision;

  @CodeColumn(32, { nullable: true })
  ground!: string | null;

  /** Facts that may name the member: it goes with their erasure. */
  @Column({ type: 'varchar', length: 1000, nullable: true })
  note!: string | null;

  @Column({ type: 'json' })
  details!: DecisionDetails;

  /** The restriction that it made; null for none, or not yet. */
  @IdColumn({ nullable: true })
  restrictionId!: string | null;

  @InstantColumn()
  decidedAt!: Date;

  /** Until then it can be undone. */
  @InstantColumn()
  effectiveAt!: Date;

  /** Taken back, or without effect because its subject went first. */
  @InstantColumn({ nullable: true })
  undoneAt!: Date | null;

  @InstantColumn({ nullable: true })
  appliedAt!: Date | null;

  /** A later decision by another person went the other way. */
  @InstantColumn({ nullable: true })
  overturnedAt!: Date | null;

  /** From when it was before the moderator until they decided. */
  @Column({ type: 'int', unsigned: true })
  tookMs!: number;
}
