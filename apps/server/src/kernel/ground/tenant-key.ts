import { TenantContext } from './tenant-context.js';

/**
 * Names anything outside the database (cache entries, limits, files, queues, sockets), so that two brands can never
 * share one.
 */
export function tenantKey(...parts: readonly (string | number)[]): string {
  return ['tenant', TenantContext.id(), ...parts].join(':');
}
