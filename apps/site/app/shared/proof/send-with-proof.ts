import type { ApiProblem } from '@kindling/contract/api-problem';
import { isApiProblem } from '../api/page-queries';
import type { ProofTask } from './find-proof';

/** What a call that demanded work sends with it. */
export interface ChallengeAnswer {
  challenge: string;
  solution: string;
}

/** How often a call may demand more work before the refusal is shown. */
export const mostRounds = 6;

export function isProofRequired(error: unknown): error is ApiProblem {
  return isApiProblem(error) && error.code === 'proof_required';
}

/** The work that a refusal demands. */
export function taskOf({ params }: ApiProblem): ProofTask {
  return { challenge: String(params['challenge']), difficulty: Number(params['difficulty']) };
}

/**
 * Sends a call, and again with the work done if the server demands it.
 *
 * @param solve finds a solution
 * @throws what `send` and `solve` throw
 */
export async function sendWithProof<T>(
  send: (challenge: ChallengeAnswer | undefined) => Promise<T>,
  solve: (task: ProofTask) => Promise<string>,
): Promise<T> {
  let challenge: ChallengeAnswer | undefined;
  for (let round = 1; ; round++) {
    try {
      return await send(challenge);
    } catch (error) {
      if (!isProofRequired(error) || round === mostRounds) throw error;
      const task = taskOf(error);
      challenge = { challenge: task.challenge, solution: await solve(task) };
    }
  }
}
