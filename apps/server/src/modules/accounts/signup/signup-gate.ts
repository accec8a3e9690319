import { Injectable } from '@nestjs/common';
import { problem } from '../../../kernel/ground/problem.js';
import type { Call } from '../../../kernel/http/call.js';
import { clientNetwork } from '../../../kernel/http/limits/client-network.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { Clock } from '../../../ports/clock.js';
import { ProofChallenges, type ChallengeAnswer } from '../proof/proof-challenges.js';
import { suffices } from '../proof/proof-rules.js';
import { freeSignups, hastyMs, neededDifficulty, type SignupRate } from './signup-gate-rules.js';

/** The brand's own count is one key. */
const everybody = 'all';

/**
 * Tells people from floods without a third party (trust 14): no signup is refused, but one that is sent faster than a
 * person can, or comes after many others, pays with work of their browser first.
 */
@Injectable()
export class SignupGate {
  constructor(
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly proofChallenges: ProofChallenges,
  ) {}

  /** A challenge for a form that was just opened; it asks for work at once while signups are many. */
  async open(call: Call): Promise<{ challenge: string; difficulty: number }> {
    const network = clientNetwork(call.request.address);
    const rate = {
      network: (await this.limits.counted(freeSignups.network, network)) + 1,
      brand: (await this.limits.counted(freeSignups.brand, everybody)) + 1,
    };
    const difficulty = neededDifficulty(rate, true);
    return { challenge: this.proofChallenges.issue('signup', difficulty), difficulty };
  }

  /**
   * Lets a signup through that is otherwise ready to be stored, and uses its challenge up.
   *
   * @throws Problem `proof_required` with a `challenge` and the `difficulty` of its proof
   */
  async pass(answer: ChallengeAnswer | undefined, call: Call): Promise<void> {
    const network = clientNetwork(call.request.address);
    // Counted before it is judged: a hundred at once must not all see the count of none.
    const rate: SignupRate = {
      network: await this.limits.count(freeSignups.network, network),
      brand: await this.limits.count(freeSignups.brand, everybody),
    };
    if (await this.isPaid(answer, rate)) return;
    // Only paid signups count: else a flood that pays nothing would raise the price for all.
    await this.limits.giveBack(freeSignups.network, network);
    await this.limits.giveBack(freeSignups.brand, everybody);
    const difficulty = neededDifficulty(rate, false);
    throw problem('proof_required', {
      challenge: this.proofChallenges.issue('signup', difficulty),
      difficulty,
    });
  }

  private async isPaid(answer: ChallengeAnswer | undefined, rate: SignupRate): Promise<boolean> {
    const challenge = answer && this.proofChallenges.read('signup', answer.challenge);
    if (!challenge) return false;
    const { difficulty, issuedAt } = challenge;
    // The work itself takes its time; where none was asked for, filling in the form does.
    const patient = difficulty > 0 || this.clock.now().getTime() - issuedAt.getTime() >= hastyMs;
    if (!suffices(difficulty, neededDifficulty(rate, patient))) return false;
    return this.proofChallenges.spend('signup', answer, challenge);
  }
}
