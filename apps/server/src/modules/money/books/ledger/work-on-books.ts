import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { AuditLog } from '../../../console/staff/staff.api.js';
import { checkBooksJob } from './books.jobs.js';
import { DifferencesRepository } from './differences.repository.js';

/** A check reads a whole ledger and a provider's list. */
const checks = { name: 'book-checks', points: 12, seconds: 3600 };

/** What staff do about the books of the current brand, each deed with its entry in the audit log. */
@Injectable()
export class WorkOnBooks {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly database: Database,
    private readonly differences: DifferencesRepository,
    private readonly limits: Limits,
    private readonly outbox: Outbox,
  ) {}

  /** Has the books checked by a worker. @throws Problem `rate_limited` */
  async check({ staffId }: StaffCaller): Promise<void> {
    await this.limits.consumeOnConsole(checks, staffId);
    await this.database.inTransaction(async () => {
      await this.outbox.add(checkBooksJob, {});
      await this.auditLog.record({ staffId, action: 'books.checked', tenantId: TenantContext.id() });
    });
  }

  /** One that is settled stays as it is. @throws Problem `not_found` */
  async settle(id: string, note: string, { staffId }: StaffCaller): Promise<void> {
    const tenantId = TenantContext.id();
    await this.database.inTransaction(async () => {
      const known = await this.differences.lock(id);
      if (!known) throw problem('not_found');
      if (known.settledAt !== null) return;
      await this.differences.settle(id, staffId, note);
      await this.auditLog.record({
        ...{ staffId, action: 'difference.settled', tenantId },
        subjects: [`${tenantId}:${id}`],
      });
    });
  }
}
