import type { StaffCaller } from '../http/caller.js';
import type { StaffSessionEntity } from './staff-session.entity.js';

/** A staff member, as a call knows them. */
export type StaffFacts = Omit<StaffCaller, 'kind' | 'sessionHash'>;

/** Who somebody of the staff is and what they may do; the composition root says who knows it. */
export abstract class StaffDirectory {
  /** @returns as it is now, undefined for who is gone */
  abstract find(staffId: string): Promise<StaffFacts | undefined>;

  /** @returns who is logged in, as `find` says it, and the session's times; undefined once either is gone */
  abstract ofSession(
    tokenHash: string,
  ): Promise<(StaffFacts & Pick<StaffSessionEntity, 'expiresAt' | 'lastUsedAt'>) | undefined>;
}
