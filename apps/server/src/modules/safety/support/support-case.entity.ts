import { Check, Column, Entity, Index, Unique } from 'typeorm';
import type { SupportState, SupportTopic } from '@kindling/contract/safety/complaint-rules';
import type { Language } from '@kindling/contract/languages';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';

/** A complaint that support answers. It outlives its author, so no key leads to them. */
@Entity('support_case')
@Retention(
  { kept: 'cases: complaints without their author, until six months after closing' },
  'six months after it was closed (`Complaints`)',
)
@Unique('uq_support_case_number', ['tenantId', 'number'])
@Index('ix_support_case_due', ['tenantId', 'state', 'priority', 'dueAt'])
@Index('ix_support_case_member', ['tenantId', 'memberId'])
@Index('ix_support_case_email', ['tenantId', 'email'])
@Index('ix_support_case_changed', ['state', 'changedAt'])
@Index('ix_support_case_due_first', ['priority', 'dueAt'])
@Index('ix_support_case_opened', ['openedAt'])
@Index('ix_support_case_received', ['tenantId', 'openedAt'])
@Index('ix_support_case_state', ['state', 'priority', 'dueAt'])
@Check('ck_support_case_topic', "topic IN ('payment', 'site')")
@Check('ck_support_case_state', "state IN ('open', 'answered', 'closed')")
@Check('ck_support_case_complainant', 'member_id IS NULL OR email IS NULL')
@Check('ck_support_case_lease', 'lease_until IS NULL OR handler_id IS NOT NULL')
export class SupportCaseEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  /** On the receipt: eight signs in two groups. */
  @CodeColumn(9)
  number!: string;

  @CodeColumn(8)
  topic!: SupportTopic;

  @CodeColumn(8)
  state!: SupportState;

  /** Null for a visitor, and once the member is erased. */
  @IdColumn({ nullable: true })
  memberId!: string | null;

  /** A visitor's. */
  @Column({ type: 'varchar', length: 254, charset: 'utf8mb4', collation: 'utf8mb4_bin', nullable: true })
  email!: string | null;

  @CodeColumn(2)
  language!: Language;

  /** The payment's name, as the complainant wrote it. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  orderWords!: string | null;

  @InstantColumn()
  openedAt!: Date;

  /** When the case is to be answered; of one that is not open, when it was. */
  @InstantColumn()
  dueAt!: Date;

  /** Its place in the queue before its deadline, lower ones first: cases that were passed on come before all others. */
  @Column({ type: 'tinyint', unsigned: true })
  priority!: number;

  /** Ids of staff who don't get it because they passed it on. */
  @Column({ type: 'json' })
  barred!: string[];

  /** When the state changed last. */
  @InstantColumn()
  changedAt!: Date;

  /** Id of the staff member who held it last. */
  @IdColumn({ nullable: true })
  handlerId!: string | null;

  @InstantColumn({ nullable: true })
  leaseUntil!: Date | null;
}
