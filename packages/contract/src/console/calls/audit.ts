import { z } from 'zod';
import { auditActions } from '../audit-actions.js';
import { route } from '../../route.js';
import { listQuery } from '../list-query.js';
import { id, instant, isoDate, rowKey, tenantId } from '../../values.js';

export const auditColumns = ['at'] as const;

export const auditFilter = z.strictObject({
  staff: id.optional(),
  tenant: tenantId.optional(),
  action: z.enum(auditActions).optional(),
  /** The subject of an action, as entries name it: `<brand>:<id>`. Searchable once the entry is sealed. */
  subject: z.string().max(120).optional(),
  /** From, and before. A day, as saved filters hold one, is a whole one in UTC. */
  from: z.union([instant, isoDate]).optional(),
  until: z.union([instant, isoDate]).optional(),
});

export const auditEntry = z.strictObject({
  id,
  at: instant,
  staff: id,
  /** Null for a staff member who is no longer known. */
  staff_name: z.string().nullable(),
  tenant: tenantId.nullable(),
  action: z.enum(auditActions),
  /** Ids of the subjects. */
  subjects: z.array(z.string()),
  /** The names of those subjects that are staff, by id, as long as they are known. */
  staff_subjects: z.record(z.string(), z.string()),
  /** The member concerned; null where there is none, or none any more, or of a brand that is not the reader's. */
  member: rowKey.nullable(),
  /** Kinds of change, never their content. */
  changes: z.array(z.string()),
});
export type AuditEntryRow = z.output<typeof auditEntry>;

export const listAuditEntries = route('listAuditEntries', {
  summary: 'What staff did, newest first unless asked otherwise.',
  access: 'staff:audit:read',
  query: listQuery,
  list: { columns: auditColumns, filter: auditFilter },
  response: z.array(auditEntry),
  problems: ['validation_failed'],
});

export const getAuditSeal = route('getAuditSeal', {
  summary: 'The newest link of the chain over the audit log, to be kept outside of the database.',
  access: 'staff:audit:read',
  response: z.strictObject({
    /** Null before the first seal. */
    seal: z.strictObject({ position: z.int().positive(), hash: z.string(), entry_at: instant }).nullable(),
  }),
  problems: [],
});
