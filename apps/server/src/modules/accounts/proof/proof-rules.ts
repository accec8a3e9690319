import { createHash } from 'node:crypto';
import { leadingZeroBits, proofText } from '@kindling/contract/accounts/proof-of-work';

/** How much work a browser is asked for (trust 14; the figures: docs/decisions/0018-limits.md). */

/** Zero bits of the usual proof: about a second on a phone. */
export const usualDifficulty = 17;
/** What was asked for a moment ago still counts while the rate has grown no more than this. */
const grace = 2;
/** How long a challenge counts; a form that was open for longer gets a new one. */
export const challengeSeconds = 3600;

/** Whether work of one difficulty is enough where another is needed: finished work is not asked for again. */
export function suffices(difficulty: number, needed: number): boolean {
  return difficulty >= (difficulty === 0 ? needed : needed - grace);
}

/** Whether a solution has the zero bits that its challenge asked for. */
export function isSolved(challenge: string, difficulty: number, solution: string): boolean {
  const hash = createHash('sha256').update(proofText(challenge, solution)).digest();
  return leadingZeroBits(hash) >= difficulty;
}

/** Up to here strangers log in without work; from here on it doubles with each eighth of the queue. */
const freeFill = 0.5;

/** Zero bits that a login of an unknown browser must bring. @param fill how much of its queue is taken, 0 to 1 */
export function loginDifficulty(fill: number): number {
  return fill < freeFill ? 0 : usualDifficulty + Math.floor((fill - freeFill) * 8);
}
