import { Column, Entity, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn } from '../../../../kernel/database/columns.js';

/** One link of the chain of hashes over the audit log (decision 0146); the links after it rest on it. */
@Entity('audit_seal')
@Index('uq_audit_seal_entry', ['entryId'], { unique: true })
@Index('ix_audit_seal_at', ['entryAt'])
export class AuditSealEntity {
  /** From 1, without a gap. */
  @Column({ type: 'int', unsigned: true, primary: true })
  position!: number;

  @IdColumn()
  entryId!: string;

  @InstantColumn()
  entryAt!: Date;

  /** `sealOf` the entry and the seal before. */
  @CodeColumn(64)
  hash!: string;
}
