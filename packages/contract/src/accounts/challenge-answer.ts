import { z } from 'zod';

/** A proof of work (`proof-of-work.ts`) that a `proof_required` or `getSignupChallenge` asked for. */
export const challengeAnswer = z.strictObject({
  challenge: z.string().max(500),
  solution: z.string().max(40),
});
