import { problem } from '../../../../kernel/ground/problem.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';

/** Whether a staff member has access to a brand (decisions §9). */
export function isGiven(caller: Pick<StaffCaller, 'tenants'>, tenantId: string): boolean {
  return caller.tenants === null || caller.tenants.includes(tenantId);
}

/** @throws Problem `not_found`: an inaccessible brand responds like an unknown one */
export function requireGiven(caller: Pick<StaffCaller, 'tenants'>, tenantId: string): void {
  if (!isGiven(caller, tenantId)) throw problem('not_found');
}

/**
 * The brands that a list shows.
 *
 * @param wanted the requested one
 * @returns null for all brands
 * @throws Problem `not_found` like `requireGiven`
 */
export function listedTenants(
  caller: Pick<StaffCaller, 'tenants'>,
  wanted: string | undefined,
): readonly string[] | null {
  if (!wanted) return caller.tenants;
  requireGiven(caller, wanted);
  return [wanted];
}
