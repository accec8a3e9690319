import { Injectable } from '@nestjs/common';
import { problem } from '../../../../kernel/ground/problem.js';
import type { Call } from '../../../../kernel/http/call.js';
import type { MemberCaller, Visitor } from '../../../../kernel/http/caller.js';
import { clientNetwork } from '../../../../kernel/http/limits/client-network.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import {
  ProofChallenges,
  suffices,
  usualDifficulty,
  type ChallengeAnswer,
} from '../../../accounts/accounts.api.js';
import { neededWork, reportsOfMember, reportsOfNetwork, usualReports } from '../report-rules.js';

/** The brand's own count is one key. */
const everybody = 'all';

/**
 * Anyone can report, but not flood the desk: members are counted one by one, visitors pay with work of their
 * browser (trust 14), more of it the more come (docs/decisions/0056-restrictions-and-reports.md).
 */
@Injectable()
export class ReportGate {
  constructor(
    private readonly limits: Limits,
    private readonly proofChallenges: ProofChallenges,
  ) {}

  /** @throws Problem `rate_limited`; `proof_required` with a `challenge` and the `difficulty` of its proof */
  async pass(
    caller: Visitor | MemberCaller,
    answer: ChallengeAnswer | undefined,
    { request }: Call,
  ): Promise<void> {
    if (caller.kind === 'member') return this.limits.consume(reportsOfMember, caller.memberId);
    const network = clientNetwork(request.address);
    // Counted before it is judged: a hundred at once must not all see the count of none.
    const counts = {
      network: await this.limits.count(usualReports.network, network),
      brand: await this.limits.count(usualReports.brand, everybody),
    };
    const needed = neededWork(counts, usualDifficulty);
    if (!(await this.isPaid(answer, needed))) {
      // Only paid reports count: else a flood that pays nothing would raise the price for all visitors.
      await this.limits.giveBack(usualReports.network, network);
      await this.limits.giveBack(usualReports.brand, everybody);
      throw problem('proof_required', {
        challenge: this.proofChallenges.issue('report', needed),
        difficulty: needed,
      });
    }
    await this.limits.consume(reportsOfNetwork, network);
  }

  private async isPaid(answer: ChallengeAnswer | undefined, needed: number): Promise<boolean> {
    const challenge = answer && this.proofChallenges.read('report', answer.challenge);
    if (!challenge || !suffices(challenge.difficulty, needed)) return false;
    return this.proofChallenges.spend('report', answer, challenge);
  }
}
