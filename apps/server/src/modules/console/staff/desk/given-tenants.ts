import { problem } from '../../../../kernel/ground/problem.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';

/** Whether a brand was given to a staff member (decisions §9). */
export function isGiven(caller: Pick<StaffCaller, 'tenants'>, tenantId: string): boolean {
  return caller.tenants === null || caller.tenants.includes(tenantId);
}

/** @throws Problem `not_found`: a brand that one was not given answers like one that does not exist */
export function requireGiven(caller: Pick<StaffCaller, 'tenants'>, tenantId: string): void {
  if (!isGiven(caller, tenantId)) throw problem('not_found');
}

/**
 * Which brands a list shows.
 *
 * @param wanted the one that was asked for
 * @returns null for all there are
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
