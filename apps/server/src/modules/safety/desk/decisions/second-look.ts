import { createHash } from 'node:crypto';

/**
 * Whether a decision gets a second look by another moderator. Its id draws the lot, so that a repeated job draws
 * the same, and a moderator can't know it beforehand.
 *
 * @param percent the share, 0 to 100
 */
export function isLookedAtAgain(decisionId: string, percent: number): boolean {
  const lot = createHash('sha256').update(`second look ${decisionId}`).digest().readUInt32BE(0);
  return (lot / 2 ** 32) * 100 < percent;
}
