import { createHash } from 'node:crypto';
import { leadingZeroBits, proofText } from '../../../packages/contract/src/accounts/proof-of-work.ts';

export interface ChallengeAnswer {
  challenge: string;
  solution: string;
}

/** Params of a refusal with `proof_required`. */
export interface ProofAsked {
  challenge: string;
  difficulty: number;
}

/** Does the work that is asked for, as the page's worker does. */
export function solve({ challenge, difficulty }: ProofAsked): ChallengeAnswer {
  for (let count = 0; ; count++) {
    const solution = count.toString(36);
    const hash = createHash('sha256').update(proofText(challenge, solution)).digest();
    if (leadingZeroBits(hash) >= difficulty) return { challenge, solution };
  }
}

interface Refusal {
  error?: { code: string; params: ProofAsked };
}

/**
 * Sends a signup, and again with a proof when one is asked for.
 *
 * @param send sends the draft with a challenge or, at first, without
 * @param refusalOf the body of an answer
 */
export async function provingSignup<T>(
  send: (answer: ChallengeAnswer | undefined) => Promise<T>,
  bodyOf: (answer: T) => unknown,
  first?: ChallengeAnswer,
): Promise<T> {
  const answer = await send(first);
  const { error } = (bodyOf(answer) ?? {}) as Refusal;
  return error?.code === 'proof_required' ? send(solve(error.params)) : answer;
}
