import { Injectable } from '@nestjs/common';
import { bulkActions, bulkUndoMinutes, type BulkRowState } from '@kindling/contract/console/bulk-actions';
import type { BulkJob } from '@kindling/contract/console/calls/bulk';
import { Clock } from '../../../ports/clock.js';
import { type BulkJobEntity, BulkJobsRepository } from './bulk-jobs.repository.js';

/** Jobs as whoever began them sees them. */
@Injectable()
export class DescribeBulkJobs {
  constructor(
    private readonly bulkJobs: BulkJobsRepository,
    private readonly clock: Clock,
  ) {}

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

/** Undefined while it is on its way, where it can't be undone, and once that was asked for. */
export function undoUntil({ action, finishedAt, undoAskedAt }: BulkJobEntity): Date | undefined {
  if (!finishedAt || undoAskedAt || !bulkActions[action].isUndone) return undefined;
  return new Date(finishedAt.getTime() + bulkUndoMinutes * 60_000);
}
