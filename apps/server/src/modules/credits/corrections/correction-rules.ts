/** Above this a second person has to agree where the brand sets nothing. */
const usualLimit = 100;

/** How long corrections of one wallet are counted together, so that many small ones are no way around the limit. */
export const countedTogetherMs = 24 * 3_600_000;

/** Above how many credits a second person has to agree. @param set by the brand; undefined: nothing */
export function correctionLimit(set: number | undefined): number {
  return set ?? usualLimit;
}

/**
 * Whether one person may book a correction alone.
 *
 * @param amount credits, below 0 where they are taken
 * @param aloneBefore what was corrected of the wallet within `countedTogetherMs` by one person alone, in either direction
 */
export function isSmallEnough(amount: number, aloneBefore: number, limit: number): boolean {
  return aloneBefore + Math.abs(amount) <= limit;
}
