import type { StaffCaller } from '../http/caller.js';
import type { StaffSessionEntity } from './staff-session.entity.js';

/** A staff member, as a call knows them. */
export type StaffFacts = Omit<StaffCaller, 'kind' | 'sessionHash'>;

/** Identity and rights of staff members; the composition root provides it. */
export abstract class StaffDirectory {
  /** @returns as it is now, undefined once they are gone */
  abstract find(staffId: string): Promise<StaffFacts | undefined>;

  /** @returns who is logged in, as `find` says it, and the session's times; undefined once either is gone */
  abstract ofSession(
    tokenHash: string,
  ): Promise<(StaffFacts & Pick<StaffSessionEntity, 'expiresAt' | 'lastUsedAt'>) | undefined>;
}
