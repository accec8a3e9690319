import { usualDifficulty } from '../proof/proof-rules.js';

/** How much work a signup costs (trust 14; the figures are explained in docs/decisions/0018-limits.md). */

/** The most that is ever asked for. */
const highestDifficulty = 24;

/** Signups in a window that need no proof. */
export const freeSignups = {
  network: { name: 'signup-network', seconds: 3600, free: 5 },
  brand: { name: 'signup-brand', seconds: 600, free: 120 },
} as const;

/** No person fills in a form faster than this. */
export const hastyMs = 3_000;

export interface SignupRate {
  /** Signups from this network and of this brand in their windows, this one included. */
  network: number;
  brand: number;
}

/**
 * Zero bits that a signup must bring: none while signups are few, and one more each time their number doubles.
 *
 * @param patient whether it comes with a challenge that was given out long enough ago
 */
export function neededDifficulty({ network, brand }: SignupRate, patient: boolean): number {
  const ofRate = Math.max(
    difficultyOf(network, freeSignups.network.free),
    difficultyOf(brand, freeSignups.brand.free),
  );
  return patient ? ofRate : Math.max(ofRate, usualDifficulty);
}

function difficultyOf(count: number, free: number): number {
  if (count <= free) return 0;
  return Math.min(highestDifficulty, usualDifficulty + Math.floor(Math.log2(count / free)));
}
