import { tenantKey } from '../../../../kernel/ground/tenant-key.js';

/** What all open pages of a member of the current brand listen to. */
export function memberRoom(memberId: string): string {
  return tenantKey('member', memberId);
}
