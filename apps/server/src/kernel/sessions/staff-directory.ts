import type { StaffCaller } from '../http/caller.js';

/** Who somebody of the staff is and what they may do; the composition root says who knows it. */
export abstract class StaffDirectory {
  /** @returns as it is now, undefined for who is gone */
  abstract find(staffId: string): Promise<Omit<StaffCaller, 'kind' | 'sessionHash'> | undefined>;
}
