import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { Language } from '@kindling/contract/languages';
import type { CaseReason } from '@kindling/contract/safety/report-rules';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';
import { ReportCaseEntity } from './cases/report-case.entity.js';
import type { Snapshot } from './cases/snapshot.js';

/**
 * One person's report, with what they saw when they made it. The reported member never learns who made it (trust 8).
 */
@Entity('report')
@Retention(
  { kept: 'cases: what was reported by and about members, without their names' },
  'with its case (`ReportCases`)',
)
@Unique('uq_report_number', ['tenantId', 'number'])
@Unique('uq_report_reporter', ['tenantId', 'caseId', 'reporterKey'])
@Index('ix_report_reporter', ['tenantId', 'reporterId', 'reportedAt'])
@Index('ix_report_reported', ['tenantId', 'reportedAt'])
@Index('ix_report_email', ['tenantId', 'email'])
@Check(
  'ck_report_reason',
  "reason IN ('fake_profile', 'stolen_photo', 'minor', 'harassment', 'spam_or_fraud', 'contact_data', 'hate_or_violence', 'illegal', 'other', 'depicted_person')",
)
@Check('ck_report_reporter', 'reporter_id IS NULL OR email IS NULL')
@ForeignKey(() => ReportCaseEntity, ['tenantId', 'caseId'], ['tenantId', 'id'], {
  name: 'fk_report_case',
  onDelete: 'CASCADE',
})
export class ReportEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  caseId!: string;

  /** On the receipt: eight signs in two groups. */
  @CodeColumn(9)
  number!: string;

  /** Null for a visitor, and once the member is erased. */
  @IdColumn({ nullable: true })
  reporterId!: string | null;

  /** Tells one reporter of this case from another and, without the member's own number, nothing else. */
  @CodeColumn(64)
  reporterKey!: string;

  /** A visitor's, where they left one. */
  @Column({ type: 'varchar', length: 254, charset: 'utf8mb4', collation: 'utf8mb4_bin', nullable: true })
  email!: string | null;

  @CodeColumn(2)
  language!: Language;

  @CodeColumn(20)
  reason!: CaseReason;

  /** In their own words; empty where they added none. */
  @Column({ type: 'text' })
  words!: string;

  @Column({ type: 'json' })
  snapshot!: Snapshot;

  @InstantColumn()
  reportedAt!: Date;

  /** When its reporter added to it; null where they never did. */
  @InstantColumn({ nullable: true })
  addedAt!: Date | null;
}
