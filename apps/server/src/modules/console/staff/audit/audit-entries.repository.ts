import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@kindling/contract/console/audit-actions';
import { Database } from '../../../../kernel/database/database.js';
import { Keyset, type KeysetPage, type PageRequest } from '../../../../kernel/database/lists/keyset.js';
import { typedInAscii } from '../../../../kernel/database/lists/like-pattern.js';
import { columnsBut, type RowOf } from '../../../../kernel/database/row-shape.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

export interface AuditListing extends PageRequest {
  staff?: string | undefined;
  tenant?: string | undefined;
  action?: AuditAction | undefined;
  /** One of these. */
  actions?: readonly AuditAction[] | undefined;
  subject?: string | undefined;
  /** From this instant on, and before that one. */
  since?: Date | undefined;
  before?: Date | undefined;
}

const entry = columnsBut(AuditEntryEntity, [], 'e');
export type ListedEntry = RowOf<typeof entry>;

const keyset = new Keyset<ListedEntry>([
  ['e.at', (row) => row.at],
  ['e.id', (row) => row.id],
]);

/** Reads the audit log for owners. */
@Injectable()
export class AuditEntriesRepository {
  constructor(private readonly database: Database) {}

  page(listing: AuditListing): Promise<KeysetPage<ListedEntry>> {
    const { from, asked } = wanted(listing);
    return keyset.read(this.database, { shape: entry, from, parameters: asked }, listing);
  }
}

/** The condition of a listing, and its parameters. */
function wanted({ staff, tenant, action, actions, subject, since, before }: AuditListing) {
  const conditions: readonly [value: unknown, sql: string][] = [
    [staff, 'e.staff_id = :staff'],
    [tenant, 'e.tenant_id = :ofTenant'],
    [action, 'e.action = :action'],
    [actions, 'e.action IN (:actions)'],
    [since, 'e.at >= :since'],
    [before, 'e.at < :before'],
  ];
  const where = conditions.filter(([value]) => value !== undefined).map(([, sql]) => sql);
  return {
    from: `${
      subject === undefined
        ? 'audit_entry e'
        : `audit_subject s JOIN audit_entry e ON e.id = s.entry_id AND s.subject = ${typedInAscii('subject')}`
    } WHERE ${['TRUE', ...where].join(' AND ')}`,
    asked: { staff, ofTenant: tenant, action, actions, subject, since, before },
  };
}
