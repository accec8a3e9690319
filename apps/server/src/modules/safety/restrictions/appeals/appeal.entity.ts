import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { RestrictionEntity } from '../restriction.entity.js';

/**
 * A member's objection to a restriction; each restriction has at most one. The key includes the first decider, so that
 * the database can refuse the same person a second time (trust 9).
 */
@Entity('appeal')
@Index('uq_appeal_restriction', ['tenantId', 'restrictionId'], { unique: true })
@Index('ix_appeal_created', ['tenantId', 'createdAt'])
@Index('ix_appeal_decided', ['tenantId', 'decidedAt'])
@ForeignKey(
  () => RestrictionEntity,
  ['tenantId', 'restrictionId', 'firstDecider'],
  ['tenantId', 'id', 'decidedBy'],
  { name: 'fk_appeal_restriction', onDelete: 'CASCADE' },
)
@Check('ck_appeal_other_person', 'decided_by IS NULL OR decided_by <> first_decider')
@Check(
  'ck_appeal_decided',
  '(decision IS NULL) = (decided_at IS NULL) AND (decision IS NULL) = (decided_by IS NULL) AND (decision IS NULL) = (statement IS NULL)',
)
@Check('ck_appeal_decision', "decision IS NULL OR decision IN ('uphold', 'reverse')")
@Check('ck_appeal_statement', "statement IS NULL OR TRIM(statement) <> ''")
export class AppealEntity extends TenantOwned {
  /** Also its receipt's number. */
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  restrictionId!: string;

  /** `decided_by` of the restriction; empty where a programme decided. */
  @CodeColumn(24)
  firstDecider!: string;

  @Column({ type: 'varchar', length: 2000 })
  text!: string;

  @InstantColumn()
  createdAt!: Date;

  /** Until when it has to be decided (trust 10). */
  @InstantColumn()
  dueAt!: Date;

  @IdColumn({ nullable: true })
  decidedBy!: string | null;

  @InstantColumn({ nullable: true })
  decidedAt!: Date | null;

  @CodeColumn(8, { nullable: true })
  decision!: 'uphold' | 'reverse' | null;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  note!: string | null;

  /** The outcome as the member got it. */
  @Column({ type: 'text', nullable: true })
  statement!: string | null;
}
