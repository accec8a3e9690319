import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../ports/clock.js';
import { Ids } from '../../ports/ids.js';
import { ENVIRONMENT, type Environment } from '../../kernel/config/environment.js';
import { tenantKey } from '../../kernel/tenancy/tenant-key.js';
import { challengeSeconds } from './signup-gate-rules.js';

export interface Challenge {
  issuedAt: Date;
  difficulty: number;
  /** Names this challenge among all. */
  nonce: string;
}

/** Challenges of the signup: signed facts that the visitor carries, so that giving one out stores nothing. */
@Injectable()
export class SignupChallenges {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ids) private readonly ids: Ids,
  ) {}

  /** A challenge of the current brand. @param difficulty zero bits that its proof must have, 0 for none */
  issue(difficulty: number, issuedAt = this.clock.now()): string {
    const facts = `${issuedAt.getTime().toString(36)}.${difficulty}.${this.ids.secret()}`;
    return `${facts}.${this.sign(facts)}`;
  }

  /** @returns undefined for what this installation did not issue for this brand, or too long ago */
  read(challenge: string): Challenge | undefined {
    const [time = '', difficulty = '', nonce = '', signature = ''] = challenge.split('.');
    const expected = Buffer.from(this.sign(`${time}.${difficulty}.${nonce}`));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const issuedAt = new Date(Number.parseInt(time, 36));
    const age = this.clock.now().getTime() - issuedAt.getTime();
    return age > challengeSeconds * 1000 ? undefined : { issuedAt, difficulty: Number(difficulty), nonce };
  }

  private sign(facts: string): string {
    return createHmac('sha256', this.environment.KINDLING_SECRET)
      .update(tenantKey('signup-challenge', facts))
      .digest('base64url');
  }
}
