import { Injectable } from '@nestjs/common';
import { problem } from '../../../kernel/ground/problem.js';
import { Passwords } from '../../console/authentication/authentication.api.js';
import { ProofChallenges, type ChallengeAnswer } from '../proof/proof-challenges.js';
import { loginDifficulty, suffices } from '../proof/proof-rules.js';

/**
 * While many passwords of strangers wait for their hash, a browser that is not known does work before it may wait, too:
 * a flood then costs its sender about as much as it costs us. Nothing here depends on the address that logs in.
 */
@Injectable()
export class LoginGate {
  constructor(
    private readonly passwords: Passwords,
    private readonly proofChallenges: ProofChallenges,
  ) {}

  /** @throws Problem `proof_required` with a `challenge` and the `difficulty` of its proof */
  async pass(answer: ChallengeAnswer | undefined): Promise<void> {
    const needed = loginDifficulty(this.passwords.queue.fill('stranger'));
    if (needed === 0 || (answer && (await this.isPaid(answer, needed)))) return;
    throw problem('proof_required', {
      challenge: this.proofChallenges.issue('login', needed),
      difficulty: needed,
    });
  }

  private async isPaid(answer: ChallengeAnswer, needed: number): Promise<boolean> {
    const challenge = this.proofChallenges.read('login', answer.challenge);
    if (!challenge || !suffices(challenge.difficulty, needed)) return false;
    return this.proofChallenges.spend('login', answer, challenge);
  }
}
