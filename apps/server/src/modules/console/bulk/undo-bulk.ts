import { Injectable } from '@nestjs/common';
import type { ProblemCode } from '@kindling/contract/problems';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { JobHandler, type HandlesJob, type JobContext } from '../../../kernel/outbox/job.js';
import { Clock } from '../../../ports/clock.js';
import { RecentChanges } from '../staff/staff.api.js';
import { adapters } from './bulk-adapters.js';
import { type BulkJobEntity, type BulkRowEntity, BulkJobsRepository } from './bulk-jobs.repository.js';
import { BulkRows } from './bulk-rows.js';
import { bulkUndoJob, type BulkOrder } from './bulk.jobs.js';

/** Rows changed since are left as they are, also where they look as the job made them. */
@Injectable()
@JobHandler(bulkUndoJob)
export class UndoBulk implements HandlesJob<BulkOrder> {
  constructor(
    private readonly bulkJobs: BulkJobsRepository,
    private readonly bulkRows: BulkRows,
    private readonly clock: Clock,
    private readonly recentChanges: RecentChanges,
  ) {}

  async handle({ jobId }: BulkOrder, context: JobContext): Promise<void> {
    const job = await this.bulkJobs.find(jobId);
    if (!job) return;
    for (const row of await this.bulkJobs.in(jobId, TenantContext.id(), ['done', 'reverting']))
      await this.takeBack(job, row, context);
    await this.bulkJobs.finishUndo(jobId);
  }

  private async takeBack(job: BulkJobEntity, row: BulkRowEntity, context: JobContext): Promise<void> {
    const { isSo, written, opposite } = adapters[job.action];
    if (!opposite) return;
    const back = adapters[opposite];
    const since = row.changedAt ?? job.createdAt;
    const settle = (state: 'undone' | 'kept', problem: ProblemCode | null = null) =>
      this.bulkJobs.mark(row, state, this.clock.now(), problem);
    // A worker that died had already undone it.
    if (
      row.state === 'reverting' &&
      (await this.recentChanges.by(job.staffId, back.written, row.rowKey, since))
    )
      return settle('undone');
    if (await this.recentChanges.any([...written, ...back.written], row.rowKey, since)) return settle('kept');
    if (!(await this.bulkJobs.claim(row, 'reverting', this.clock.now()))) return;
    let isStill = true;
    const refused = await this.bulkRows.attempt(job, context, async (endpoints, call) => {
      isStill = await isSo(endpoints, row.rowKey, call);
      if (isStill) await back.apply(endpoints, row.rowKey, call);
    });
    await settle(refused === undefined && isStill ? 'undone' : 'kept', refused);
  }
}
