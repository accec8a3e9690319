import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@kindling/contract/console/audit-actions';
import { Database } from '../../../../kernel/database/database.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';

/**
 * Recent changes of a row of the current brand. Entries are searched by subject here, because their subject rows are
 * only written with the seal.
 */
@Injectable()
export class RecentChanges {
  constructor(private readonly database: Database) {}

  /** Whether a staff member performed one of some actions on a row from an instant on. */
  by(staffId: string, actions: readonly AuditAction[], subject: string, since: Date): Promise<boolean> {
    return this.find('staff_id = :staffId AND at >= :since', { staffId, actions, subject, since });
  }

  /** Whether any staff member performed one of some actions on a row after an instant. */
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
      // A versioned subject is named with its version.
      { ...parameters, tenant: TenantContext.id(), whole: `"${subject}"`, version: `"${subject}:` },
    );
    return rows.length > 0;
  }
}
