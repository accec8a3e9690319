import { z } from 'zod';
import { route } from '../../route.js';
import { instant } from '../../values.js';

/** A proof of age by a provider: where the brand requires it, explicit pictures stay blurred without one (trust 21). */

const ageStanding = z.strictObject({
  /** Whether this member needs it for explicit pictures. */
  required: z.boolean(),
  /** Whether a provider for the check is set up. */
  available: z.boolean(),
  proven_until: instant.nullable(),
});
export type AgeStanding = z.output<typeof ageStanding>;

/** `pending`: the provider has no result yet, and can be asked again. */
export const ageOutcomes = ['adult', 'not_adult', 'cancelled', 'pending'] as const;
export type AgeOutcome = (typeof ageOutcomes)[number];

export const getAgeCheck = route('getAgeCheck', {
  summary:
    'Whether explicit pictures ask the member for a proof of age, and until when the one they gave holds.',
  access: 'member',
  response: ageStanding,
  problems: [],
});

export const startAgeCheck = route('startAgeCheck', {
  summary: "The address of the provider's page, which leads back with a result behind the `#`.",
  access: 'member',
  response: z.strictObject({ url: z.url() }),
  problems: ['unavailable'],
});

export const finishAgeCheck = route('finishAgeCheck', {
  summary: 'Takes the result that the provider sent the member back with, and tells what it says.',
  access: 'member',
  body: z.strictObject({ result: z.string().min(1).max(2100) }),
  response: ageStanding.extend({ outcome: z.enum(ageOutcomes) }),
  problems: ['unavailable', 'age_not_proven'],
});
