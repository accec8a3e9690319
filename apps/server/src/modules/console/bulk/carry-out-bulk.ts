import { Injectable } from '@nestjs/common';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { JobHandler, type HandlesJob, type JobContext } from '../../../kernel/outbox/job.js';
import { Clock } from '../../../ports/clock.js';
import { RecentChanges } from '../staff/staff.api.js';
import { adapters } from './bulk-adapters.js';
import { type BulkJobEntity, type BulkRowEntity, BulkJobsRepository } from './bulk-jobs.repository.js';
import { BulkRows } from './bulk-rows.js';
import { bulkJob, type BulkOrder } from './bulk.jobs.js';

/**
 * Each row is `working` before it is touched. A row found in that state was left by a worker that died: the audit
 * entry, which is in the same transaction as the change, shows whether the change was made.
 */
@Injectable()
@JobHandler(bulkJob)
export class CarryOutBulk implements HandlesJob<BulkOrder> {
  constructor(
    private readonly bulkJobs: BulkJobsRepository,
    private readonly bulkRows: BulkRows,
    private readonly clock: Clock,
    private readonly recentChanges: RecentChanges,
  ) {}

  async handle({ jobId }: BulkOrder, context: JobContext): Promise<void> {
    const job = await this.bulkJobs.find(jobId);
    if (!job) return;
    for (const row of await this.bulkJobs.in(jobId, TenantContext.id(), ['waiting', 'working']))
      await this.carryOut(job, row, context);
    await this.bulkJobs.finish(jobId, this.clock.now());
  }

  private async carryOut(job: BulkJobEntity, row: BulkRowEntity, context: JobContext): Promise<void> {
    if (await this.wasMade(job, row)) return this.bulkJobs.mark(row, 'done', this.clock.now(), null);
    if (!(await this.bulkJobs.claim(row, 'working', this.clock.now()))) return;
    const { isSo, apply } = adapters[job.action];
    let state: 'done' | 'unchanged' = 'done';
    const refused = await this.bulkRows.attempt(job, context, async (endpoints, call) => {
      if (await isSo(endpoints, row.rowKey, call)) state = 'unchanged';
      else await apply(endpoints, row.rowKey, call);
    });
    await this.bulkJobs.mark(
      row,
      refused === undefined ? state : 'failed',
      this.clock.now(),
      refused ?? null,
    );
  }

  private async wasMade({ action, staffId }: BulkJobEntity, row: BulkRowEntity): Promise<boolean> {
    if (row.state !== 'working' || !row.changedAt) return false;
    return this.recentChanges.by(staffId, adapters[action].written, row.rowKey, row.changedAt);
  }
}
