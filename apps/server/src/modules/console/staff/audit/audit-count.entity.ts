import { Column, Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn } from '../../../../kernel/database/columns.js';

/**
 * How many audit entries one member of staff has made. The row changes in the transaction of the entry, so an entry that is
 * rolled back leaves no number behind, and an entry that is removed leaves a gap (decision 0146). One row a person: no one
 * waits for what another person does.
 */
@Entity('audit_count')
@Index('ix_audit_count_last', ['lastAt'])
export class AuditCountEntity {
  @IdColumn({ primary: true })
  staffId!: string;

  /** Also the number of the newest entry. */
  @Column({ type: 'int', unsigned: true })
  made!: number;

  @InstantColumn()
  firstAt!: Date;

  @InstantColumn()
  lastAt!: Date;
}
