import type { StaffCaller } from '../http/caller.js';
import type { StaffSessionEntity } from './staff-session.entity.js';

/** A staff member, as a call sees them. */
export type StaffFacts = Omit<StaffCaller, 'kind' | 'sessionHash'>;

/** Identity and rights of staff members; the composition root provides it. */
export abstract class StaffDirectory {
  /** @returns the current facts, undefined once they have left */
  abstract find(staffId: string): Promise<StaffFacts | undefined>;

  /** @returns the logged-in staff member as `find` does, and the session's times; undefined once either is gone */
  abstract ofSession(
    tokenHash: string,
  ): Promise<(StaffFacts & Pick<StaffSessionEntity, 'expiresAt' | 'lastUsedAt'>) | undefined>;
}
