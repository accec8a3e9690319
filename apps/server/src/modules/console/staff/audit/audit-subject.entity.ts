import { Entity, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn } from '../../../../kernel/database/columns.js';

/** A subject of an audit entry, by which the log is searched. Written with its seal, so that entries stay untouched. */
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
