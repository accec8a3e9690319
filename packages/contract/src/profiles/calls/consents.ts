import { z } from 'zod';
import { route } from '../../route.js';
import { instant } from '../../values.js';

/**
 * `terms`: the brand's terms, by version. `sensitive_data`: sexuality, interests and preferences (trust 13).
 * `marketing`: promotions, news and updates by mail and push.
 */
export const consentKinds = ['terms', 'sensitive_data', 'marketing'] as const;
export type ConsentKind = (typeof consentKinds)[number];

export const consent = z.strictObject({
  kind: z.enum(consentKinds),
  /** Date of the accepted text, ISO 8601. */
  version: z.string(),
  given_at: instant,
  withdrawn_at: instant.nullable(),
});
export type Consent = z.output<typeof consent>;

const consents = z.strictObject({
  /** The newest of each kind; a kind never given is absent. */
  consents: z.array(consent),
});

export const getConsents = route('getConsents', {
  summary: "The member's consents, each with its date.",
  access: 'member',
  response: consents,
  problems: [],
});

export const giveConsent = route('giveConsent', {
  summary: 'Gives a consent to the text of today.',
  access: 'member',
  body: z.strictObject({ kind: z.enum(consentKinds) }),
  response: consents,
  problems: [],
});

export const withdrawConsent = route('withdrawConsent', {
  summary:
    'Withdraws a consent; what was stored by it is hidden and erased. Terms end with the account only.',
  access: 'member',
  params: z.strictObject({ kind: z.enum(['sensitive_data', 'marketing']) }),
  response: consents,
  problems: [],
});
