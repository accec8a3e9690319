import { createHash } from 'node:crypto';
import type { AuditEntryEntity } from './audit-entry.entity.js';

/** What the first seal of all rests on. */
export const beforeTheFirst = '0'.repeat(64);

/**
 * The seal of an entry: SHA-256 over the seal before and everything the entry says. Who changes, removes or moves an entry
 * would have to rebuild every later seal, and the newest one is known outside of the database.
 *
 * @param before the seal before, or `beforeTheFirst`
 * @returns 64 hexadecimal digits
 */
export function sealOf(before: string, entry: AuditEntryEntity): string {
  const { id, at, staffId, number, tenantId, action, subjects, changes } = entry;
  const said = JSON.stringify([id, at.toISOString(), staffId, number, tenantId, action, subjects, changes]);
  return createHash('sha256').update(`${before}\n${said}`).digest('hex');
}
