import { Injectable } from '@nestjs/common';
import {
  bulkActions,
  bulkUndoMinutes,
  type BulkAction,
  type BulkRowState,
} from '@kindling/contract/console/bulk-actions';
import type { BulkJob } from '@kindling/contract/console/calls/bulk';
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

/** Bulk jobs of staff, one part for each brand. */
@Injectable()
export class BulkJobs {
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
   * @param keys of rows, each prefixed by its brand
   * @throws Problem `not_found` for a brand that the caller does not have, `bulk_running`, `rate_limited`
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

  /** A job as the staff member who started it sees it. */
  async one(job: BulkJobEntity): Promise<BulkJob> {
    const counts = await this.bulkJobs.counts([job.id]);
    return this.describe(job, counts.get(job.id) ?? new Map());
  }

  async all(jobs: readonly BulkJobEntity[]): Promise<BulkJob[]> {
    const counts = await this.bulkJobs.counts(jobs.map(({ id }) => id));
    return Promise.all(jobs.map((job) => this.describe(job, counts.get(job.id) ?? new Map())));
  }

  private async describe(job: BulkJobEntity, counts: ReadonlyMap<BulkRowState, number>): Promise<BulkJob> {
    const count = (state: BulkRowState) => counts.get(state) ?? 0;
    const done = count('done') + count('reverting');
    const until = undoUntil(job);
    const isOpen = until !== undefined && until > this.clock.now() && done > 0;
    const hasFailures = count('failed') + count('kept') > 0;
    return {
      ...{ id: job.id, action: job.action, total: [...counts.values()].reduce((sum, one) => sum + one, 0) },
      ...{ done, unchanged: count('unchanged'), failed: count('failed') },
      ...{ undone: count('undone'), kept: count('kept') },
      created_at: job.createdAt.toISOString(),
      finished_at: job.finishedAt?.toISOString() ?? null,
      undo_until: isOpen ? until.toISOString() : null,
      undoing: job.undoAskedAt !== null && job.busyFor !== null,
      failures: hasFailures
        ? (await this.bulkJobs.failures(job.id)).map(({ rowKey, problem }) => ({ row: rowKey, problem }))
        : [],
    };
  }
}

function toRow(jobId: string, brand: string, rowKey: string): BulkRowEntity {
  return { jobId, rowKey, brand, state: 'waiting', changedAt: null, problem: null };
}

/** Undefined while it runs, where it can't be undone, and once that was requested. */
export function undoUntil({ action, finishedAt, undoAskedAt }: BulkJobEntity): Date | undefined {
  if (!finishedAt || undoAskedAt || !bulkActions[action].isUndone) return undefined;
  return new Date(finishedAt.getTime() + bulkUndoMinutes * 60_000);
}
