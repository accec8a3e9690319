import { createHash } from 'node:crypto';

/**
 * Whether a decision is among those that somebody else looks at again. Its id draws the lot, so that a repeated job draws
 * the same, and nobody who decides knows it before.
 *
 * @param percent the share, 0 to 100
 */
export function isLookedAtAgain(decisionId: string, percent: number): boolean {
  const lot = createHash('sha256').update(`second look ${decisionId}`).digest().readUInt32BE(0);
  return (lot / 2 ** 32) * 100 < percent;
}
