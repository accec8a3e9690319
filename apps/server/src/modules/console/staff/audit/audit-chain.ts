import { createHash } from 'node:crypto';
import type { AuditEntryEntity } from './audit-entry.entity.js';

/** The predecessor of the very first seal. */
export const beforeTheFirst = '0'.repeat(64);

/**
 * The seal of an entry: SHA-256 over the previous seal and all fields of the entry. Changing, removing or moving an
 * entry would require rebuilding every later seal, and the newest one is known outside of the database.
 *
 * @param before the previous seal, or `beforeTheFirst`
 * @returns 64 hexadecimal digits
 */
export function sealOf(before: string, entry: AuditEntryEntity): string {
  const { id, at, staffId, number, tenantId, action, subjects, changes } = entry;
  const said = JSON.stringify([id, at.toISOString(), staffId, number, tenantId, action, subjects, changes]);
  return createHash('sha256').update(`${before}\n${said}`).digest('hex');
}
