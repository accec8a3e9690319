import { Check, Entity, Index, Unique } from 'typeorm';
import type { ReportedField, ReportKind, ReportOutcome } from '@kindling/contract/safety/report-rules';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Retention } from '../../../../kernel/database/retention.js';

/**
 * All reports about one subject, which are decided together. It outlives the member it is about (trust 11), so no key
 * leads to them.
 */
@Entity('report_case')
@Retention({ kept: 'cases' }, 'six months after it was closed (`ReportCases`)')
@Unique('uq_report_case_open', ['tenantId', 'openKey'])
@Index('ix_report_case_member', ['tenantId', 'memberId', 'outcome'])
@Index('ix_report_case_closed', ['closedAt'])
@Index('ix_report_case_decided', ['tenantId', 'closedAt', 'outcome', 'openedAt'])
@Check('ck_report_case_kind', "kind IN ('profile', 'photo', 'text', 'message', 'address')")
@Check('ck_report_case_outcome', "outcome IN ('restricted', 'dismissed', 'left')")
@Check(
  'ck_report_case_closed',
  '(closed_at IS NULL) = (outcome IS NULL) AND (closed_at IS NULL OR open_key IS NULL)',
)
export class ReportCaseEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @CodeColumn(8)
  kind!: ReportKind;

  /** Names the subject while the case is open, so that there is one open case of each. */
  @CodeColumn(64, { nullable: true })
  openKey!: string | null;

  /** Null once the member is erased, and where no member could be named. */
  @IdColumn({ nullable: true })
  memberId!: string | null;

  @IdColumn({ nullable: true })
  photoId!: string | null;

  @CodeColumn(16, { nullable: true })
  field!: ReportedField | null;

  @IdColumn({ nullable: true })
  messageId!: string | null;

  @InstantColumn()
  openedAt!: Date;

  @InstantColumn()
  dueAt!: Date;

  @InstantColumn({ nullable: true })
  closedAt!: Date | null;

  @CodeColumn(10, { nullable: true })
  outcome!: ReportOutcome | null;

  /** The restriction imposed for it; the case no longer counts once an appeal reverses that. */
  @IdColumn({ nullable: true })
  restrictionId!: string | null;
}
