import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { TenantRegistry } from '../../../kernel/tenancy/tenant-registry.js';
import { Clock } from '../../../ports/clock.js';
import { AuditLog, GivenBrands, isGiven } from '../staff/staff.api.js';
import { type BulkJobEntity, BulkJobsRepository } from './bulk-jobs.repository.js';
import { bulkUndoJob } from './bulk.jobs.js';
import { undoUntil } from './bulk-jobs.js';

/** Starts the undoing of a bulk job. */
@Injectable()
export class AskBulkUndo {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly bulkJobs: BulkJobsRepository,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly givenBrands: GivenBrands,
    private readonly outbox: Outbox,
    private readonly tenantRegistry: TenantRegistry,
  ) {}

  /**
   * A second request changes nothing. Brands that the caller no longer has keep the result; the rows say so.
   *
   * @param job of the caller
   * @throws Problem `desk_undo_too_late`, `bulk_running`
   */
  async ask(job: BulkJobEntity, caller: StaffCaller): Promise<void> {
    if (job.undoAskedAt) return;
    const now = this.clock.now();
    const until = undoUntil(job);
    if (!until || until <= now) throw problem('desk_undo_too_late');
    await this.database.inTransaction(async () => {
      const asked = await this.bulkJobs.askUndo(job, now);
      if (asked === 'busy') throw problem('bulk_running');
      if (asked === 'before') return;
      for (const brand of await this.bulkJobs.brandsOf(job.id, 'done')) {
        if (isGiven(caller, brand) && (await this.tenantRegistry.byId(brand)))
          await this.givenBrands.inBrand(brand, caller, () =>
            this.outbox.add(bulkUndoJob, { jobId: job.id }),
          );
        else await this.bulkJobs.keep(job.id, brand, 'not_found', now);
      }
      await this.bulkJobs.finishUndo(job.id);
      await this.auditLog.record({
        ...{ staffId: job.staffId, action: 'bulk.undone', subjects: [job.id], changes: [job.action] },
      });
    });
  }
}
