import { ProofChallenges } from '../../../apps/server/src/modules/accounts/proof/proof-challenges.ts';
import type { ChallengeAnswer } from './signup-proof.ts';
import type { TestApp } from '../app/test-app.ts';

/** What a form brings that was open for a minute: a signup that is sent with it is not asked for work. */
export function challengeOfAMinuteAgo(app: TestApp, brand: string): Promise<ChallengeAnswer> {
  const issuedAt = new Date(app.clock.now().getTime() - 60_000);
  return app.inTenant(brand, () =>
    Promise.resolve({
      challenge: app.nest.get(ProofChallenges, { strict: false }).issue('signup', 0, issuedAt),
      solution: '',
    }),
  );
}
