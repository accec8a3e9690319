import { Check, Entity, ForeignKey, Index } from 'typeorm';
import type { AuditedWhat } from '@kindling/contract/looks';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';

/**
 * The member whom an audit entry was about. The log names no member, because it outlives them; this row has the id of
 * its entry and goes with the member (decisions §3.5).
 */
@Entity('audited_member')
@Index('ix_audited_member_member', ['tenantId', 'memberId', 'at'])
@Index('ix_audited_member_age', ['at'])
@Check(
  'ck_audited_member_what',
  "what IN ('page', 'evidence', 'sessions', 'mail', 'data', 'deletion', 'lockout', 'debit')",
)
@ForeignKey('account', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_audited_member_account',
  onDelete: 'CASCADE',
})
export class AuditedMemberEntity extends TenantOwned {
  /** That of the entry in the audit log. */
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  memberId!: string;

  @IdColumn()
  staffId!: string;

  @CodeColumn(12)
  what!: AuditedWhat;

  @InstantColumn()
  at!: Date;
}
