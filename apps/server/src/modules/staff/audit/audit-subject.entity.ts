import { Entity, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn } from '../../../kernel/database/columns.js';

/** What an entry of the audit log was about, where it is looked for. Written with its seal, so that entries stay untouched. */
@Entity('audit_subject')
@Index('ix_audit_subject_at', ['entryAt'])
export class AuditSubjectEntity {
  @CodeColumn(120, { primary: true })
  subject!: string;

  @IdColumn({ primary: true })
  entryId!: string;

  @InstantColumn()
  entryAt!: Date;
}
