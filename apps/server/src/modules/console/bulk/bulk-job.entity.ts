import { Entity, ForeignKey, Index } from 'typeorm';
import type { BulkAction, BulkRowState } from '@kindling/contract/bulk-actions';
import type { ProblemCode } from '@kindling/contract/problems';
import { CodeColumn, IdColumn, InstantColumn } from '../../../kernel/database/columns.js';

/** A job of staff on many rows, which may be of several brands. It belongs to none of them. */
@Entity('bulk_job')
@Index('ix_bulk_job_staff', ['staffId', 'createdAt'])
@Index('ix_bulk_job_created', ['createdAt'])
@Index('uq_bulk_job_busy', ['busyFor'], { unique: true })
export class BulkJobEntity {
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  staffId!: string;

  @CodeColumn(40)
  action!: BulkAction;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn({ nullable: true })
  finishedAt!: Date | null;

  @InstantColumn({ nullable: true })
  undoAskedAt!: Date | null;

  /** Whose it is while it is carried out or taken back: nobody has two of those. */
  @IdColumn({ nullable: true })
  busyFor!: string | null;
}

/** One row of a bulk job, under the name it has in its list. */
@Entity('bulk_row')
@Index('ix_bulk_row_state', ['jobId', 'state', 'brand'])
export class BulkRowEntity {
  @ForeignKey(() => BulkJobEntity, { name: 'fk_bulk_row_job', onDelete: 'CASCADE' })
  @IdColumn({ primary: true })
  jobId!: string;

  @CodeColumn(80, { primary: true })
  rowKey!: string;

  @CodeColumn(32)
  brand!: string;

  @CodeColumn(10)
  state!: BulkRowState;

  /** When it came into that state: who changed the row afterwards was somebody else. */
  @InstantColumn({ nullable: true })
  changedAt!: Date | null;

  @CodeColumn(40, { nullable: true })
  problem!: ProblemCode | null;
}
