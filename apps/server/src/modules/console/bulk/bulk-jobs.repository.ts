import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, MoreThan, Not, Entity, ForeignKey, Index } from 'typeorm';
import type { BulkRowState, BulkAction } from '@kindling/contract/console/bulk-actions';
import type { ProblemCode } from '@kindling/contract/problems';
import { CodeColumn, IdColumn, InstantColumn } from '../../../kernel/database/columns.js';
import { Database, isDuplicate } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsOf } from '../../../kernel/database/row-shape.js';
import { wholeNumber } from '../../../kernel/database/row-values.js';

/** A staff member's job on many rows, possibly of several brands. It belongs to none of them. */
@Entity('bulk_job')
@Retention({ notAboutMembers: 'work of staff on many rows' }, { after: 'created_at', days: 2 })
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

  /** Its staff member while it runs or is undone: each has at most one. */
  @IdColumn({ nullable: true })
  busyFor!: string | null;
}

/** One row of a bulk job, by its id in its list. */
@Entity('bulk_row')
@Retention(
  { notAboutMembers: 'ids of codes, pages, letters and invitations, never of members' },
  'with its job',
)
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

  /** When it entered that state: a later change of the row was made elsewhere. */
  @InstantColumn({ nullable: true })
  changedAt!: Date | null;

  @CodeColumn(40, { nullable: true })
  problem!: ProblemCode | null;
}

const counted = columnsOf(BulkRowEntity, ['jobId', 'state']).with('count', 'COUNT(*)', wholeNumber);
/** At most this many failures of a job are listed. */
const mostTold = 100;
/** At most this many jobs are listed. */
const mostJobs = 10;

/** Jobs on many rows, and the state of each row. */
@Injectable()
export class BulkJobsRepository {
  constructor(private readonly database: Database) {}

  /** @returns false where the same person has another one running */
  async add(job: BulkJobEntity, rows: readonly BulkRowEntity[]): Promise<boolean> {
    this.database.requireTransaction('Beginning work on many rows');
    try {
      await this.jobs().insert(job);
    } catch (error) {
      if (isDuplicate(error, 'uq_bulk_job_busy')) return false;
      throw error;
    }
    await this.rows().insert([...rows]);
    return true;
  }

  async find(id: string): Promise<BulkJobEntity | undefined> {
    return (await this.jobs().findOneBy({ id })) ?? undefined;
  }

  async findOf(staffId: string, id: string): Promise<BulkJobEntity | undefined> {
    return (await this.jobs().findOneBy({ id, staffId })) ?? undefined;
  }

  of(staffId: string, since: Date): Promise<BulkJobEntity[]> {
    return this.jobs().find({
      where: { staffId, createdAt: MoreThan(since) },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: mostJobs,
    });
  }

  /** A job that never finished, because its brand is gone, does not block further ones. */
  async release(staffId: string, before: Date): Promise<void> {
    await this.jobs().update({ busyFor: staffId, createdAt: LessThan(before) }, { busyFor: null });
  }

  /** @returns the number of rows per state, by job */
  async counts(jobIds: readonly string[]): Promise<Map<string, Map<BulkRowState, number>>> {
    if (jobIds.length === 0) return new Map();
    const rows = await this.database.rows(
      counted,
      `SELECT ${counted.list} FROM bulk_row WHERE job_id IN (:jobIds) GROUP BY job_id, state`,
      { jobIds },
    );
    return new Map(
      [...Map.groupBy(rows, ({ jobId }) => jobId)].map(([jobId, states]) => [
        jobId,
        new Map(states.map(({ state, count }) => [state, count])),
      ]),
    );
  }

  failures(jobId: string): Promise<BulkRowEntity[]> {
    return this.rows().find({
      where: { jobId, state: In(['failed', 'kept']) },
      order: { rowKey: 'ASC' },
      take: mostTold,
    });
  }

  /** The rows of one brand that are in one of some states. */
  in(jobId: string, brand: string, states: BulkRowState[]): Promise<BulkRowEntity[]> {
    return this.rows().find({ where: { jobId, brand, state: In(states) }, order: { rowKey: 'ASC' } });
  }

  async brandsOf(jobId: string, state: BulkRowState): Promise<string[]> {
    const rows = await this.rows().find({ where: { jobId, state }, select: { brand: true } });
    return [...new Set(rows.map(({ brand }) => brand))];
  }

  /**
   * Moves a row on from its last known state, so that only one of two workers gets it.
   *
   * @returns false where its state has changed
   */
  async claim(
    { jobId, rowKey, state, changedAt }: BulkRowEntity,
    to: BulkRowState,
    at: Date,
  ): Promise<boolean> {
    const found = { jobId, rowKey, state, changedAt: changedAt ?? IsNull() };
    return (await this.rows().update(found, { state: to, changedAt: at })).affected === 1;
  }

  async mark(
    { jobId, rowKey }: BulkRowEntity,
    state: BulkRowState,
    at: Date,
    problem: ProblemCode | null,
  ): Promise<void> {
    await this.rows().update({ jobId, rowKey }, { state, problem, changedAt: at });
  }

  /** Keeps all finished rows of a brand as they are. */
  async keep(jobId: string, brand: string, problem: ProblemCode, at: Date): Promise<void> {
    await this.rows().update({ jobId, brand, state: 'done' }, { state: 'kept', problem, changedAt: at });
  }

  /** Records the end of a job after its last row, whichever brand that was in. */
  async finish(id: string, at: Date): Promise<void> {
    if (await this.has(id, ['waiting', 'working'])) return;
    await this.jobs().update({ id, finishedAt: IsNull() }, { finishedAt: at, busyFor: null });
  }

  /** @returns whether it was requested now or before, or waits for another job of the same person */
  async askUndo({ id, staffId }: BulkJobEntity, at: Date): Promise<'asked' | 'before' | 'busy'> {
    try {
      const { affected } = await this.jobs().update(
        { id, undoAskedAt: IsNull() },
        { undoAskedAt: at, busyFor: staffId },
      );
      return affected === 1 ? 'asked' : 'before';
    } catch (error) {
      if (isDuplicate(error, 'uq_bulk_job_busy')) return 'busy';
      throw error;
    }
  }

  /** As `finish`, for a job that is being undone. */
  async finishUndo(id: string): Promise<void> {
    if (await this.has(id, ['done', 'reverting'])) return;
    await this.jobs().update({ id, undoAskedAt: Not(IsNull()) }, { busyFor: null });
  }

  private has(jobId: string, states: BulkRowState[]): Promise<boolean> {
    return this.rows().existsBy({ jobId, state: In(states) });
  }

  private jobs() {
    return this.database.manager.getRepository(BulkJobEntity);
  }

  private rows() {
    return this.database.manager.getRepository(BulkRowEntity);
  }
}
