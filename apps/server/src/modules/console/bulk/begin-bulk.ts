import { Injectable } from '@nestjs/common';
import type { BulkAction } from '@kindling/contract/console/bulk-actions';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { AuditLog, GivenBrands, requireGiven } from '../staff/staff.api.js';
import { type BulkJobEntity, type BulkRowEntity, BulkJobsRepository } from './bulk-jobs.repository.js';
import { bulkJob } from './bulk.jobs.js';

const starts = { name: 'bulk-jobs', points: 30, seconds: 3600 };
const dayMs = 86_400_000;

/** Begins work on many rows, one part for each brand. */
@Injectable()
export class BeginBulk {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly bulkJobs: BulkJobsRepository,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly givenBrands: GivenBrands,
    private readonly ids: Ids,
    private readonly limits: Limits,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @param keys of rows, each with its brand in front
   * @throws Problem `not_found` for a brand that the caller was not given, `bulk_running`, `rate_limited`
   */
  async begin(action: BulkAction, keys: readonly string[], caller: StaffCaller): Promise<BulkJobEntity> {
    const { staffId } = caller;
    const byBrand = Map.groupBy(new Set(keys), (key) => key.split(':')[0] ?? '');
    for (const brand of byBrand.keys()) requireGiven(caller, brand);
    await this.limits.consumeOnConsole(starts, staffId);
    const now = this.clock.now();
    await this.bulkJobs.release(staffId, new Date(now.getTime() - dayMs));
    const job: BulkJobEntity = {
      ...{ id: this.ids.next(), staffId, action, createdAt: now },
      ...{ finishedAt: null, undoAskedAt: null, busyFor: staffId },
    };
    const rows = [...byBrand].flatMap(([brand, own]) => own.map((rowKey) => toRow(job.id, brand, rowKey)));
    await this.database.inTransaction(async () => {
      if (!(await this.bulkJobs.add(job, rows))) throw problem('bulk_running');
      for (const brand of byBrand.keys())
        await this.givenBrands.inBrand(brand, caller, () => this.outbox.add(bulkJob, { jobId: job.id }));
      await this.auditLog.record({
        ...{ staffId, action: 'bulk.started', subjects: [job.id] },
        changes: [action, `rows:${rows.length}`],
      });
    });
    return job;
  }
}

function toRow(jobId: string, brand: string, rowKey: string): BulkRowEntity {
  return { jobId, rowKey, brand, state: 'waiting', changedAt: null, problem: null };
}
