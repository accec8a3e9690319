import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@kindling/contract/console/audit-actions';
import { Database } from '../../../../kernel/database/database.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';

/**
 * What was done to a row of the current brand a short while ago. Entries are searched for their subject here, as they get
 * a row of their own for each subject only with their seal.
 */
@Injectable()
export class RecentChanges {
  constructor(private readonly database: Database) {}

  /** Whether one of the staff did one of some things to a row since an instant, that one included. */
  by(staffId: string, actions: readonly AuditAction[], subject: string, since: Date): Promise<boolean> {
    return this.find('staff_id = :staffId AND at >= :since', { staffId, actions, subject, since });
  }

  /** Whether anybody did one of some things to a row after an instant. */
  any(actions: readonly AuditAction[], subject: string, after: Date): Promise<boolean> {
    return this.find('at > :after', { actions, subject, after });
  }

  private async find(
    condition: string,
    { subject, ...parameters }: { subject: string } & Record<string, unknown>,
  ): Promise<boolean> {
    const rows = await this.database.select(
      `SELECT 1 FROM audit_entry WHERE tenant_id = :tenant AND ${condition} AND action IN (:actions)
          AND (LOCATE(:whole, subjects) > 0 OR LOCATE(:version, subjects) > 0) LIMIT 1`,
      // What has versions is named with them.
      { ...parameters, tenant: TenantContext.id(), whole: `"${subject}"`, version: `"${subject}:` },
    );
    return rows.length > 0;
  }
}
