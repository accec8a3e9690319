import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../kernel/config/environment.js';
import { isSameSecret } from '../../../kernel/ground/hash-secret.js';
import { tenantKey } from '../../../kernel/ground/tenant-key.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { challengeSeconds, isSolved } from './proof-rules.js';

/** What the work is for: that of one opens nothing else. */
export type ProofPurpose = 'signup' | 'login' | 'report';

export interface Challenge {
  issuedAt: Date;
  difficulty: number;
  /** Names this challenge among all. */
  nonce: string;
}

export interface ChallengeAnswer {
  challenge: string;
  solution: string;
}

/** Challenges that ask a browser for work: signed facts that it carries, so that giving one out stores nothing. */
@Injectable()
export class ProofChallenges {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly limits: Limits,
  ) {}

  /** A challenge of the current brand. @param difficulty zero bits that its proof must have, 0 for none */
  issue(purpose: ProofPurpose, difficulty: number, issuedAt = this.clock.now()): string {
    const facts = `${issuedAt.getTime().toString(36)}.${difficulty}.${this.ids.secret()}`;
    return `${facts}.${this.sign(purpose, facts)}`;
  }

  /** @returns undefined for what this installation did not issue for this purpose and brand, or too long ago */
  read(purpose: ProofPurpose, challenge: string): Challenge | undefined {
    const [time = '', difficulty = '', nonce = '', signature = ''] = challenge.split('.');
    if (!isSameSecret(signature, this.sign(purpose, `${time}.${difficulty}.${nonce}`))) return undefined;
    const issuedAt = new Date(Number.parseInt(time, 36));
    const age = this.clock.now().getTime() - issuedAt.getTime();
    return age > challengeSeconds * 1000 ? undefined : { issuedAt, difficulty: Number(difficulty), nonce };
  }

  /**
   * Uses a challenge up.
   *
   * @param read what the answer's challenge says
   * @returns whether the work was done, and not brought before
   */
  async spend(purpose: ProofPurpose, answer: ChallengeAnswer, read: Challenge): Promise<boolean> {
    if (!isSolved(answer.challenge, read.difficulty, answer.solution)) return false;
    return this.limits.once({ name: `${purpose}-challenge`, seconds: challengeSeconds }, read.nonce);
  }

  private sign(purpose: ProofPurpose, facts: string): string {
    return createHmac('sha256', this.environment.KINDLING_SECRET)
      .update(tenantKey(`${purpose}-challenge`, facts))
      .digest('base64url');
  }
}
