import { z } from 'zod';
import { typedLine } from '../values.js';

/** Passkeys (WebAuthn): what browser and server tell each other, for members and staff alike. */

/** At most this many for an account or a staff member. */
export const passkeysAtMost = 10;
export const passkeyNameLength = 60;
/** How long a browser may take: a challenge counts no longer. */
export const passkeySeconds = 300;

const base64url = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most);

export const passkeyName = typedLine.trim().min(1).max(passkeyNameLength);

/** What a passkey is made from. */
export const passkeyInvitation = z.strictObject({
  challenge: z.string(),
  /** The host that the passkey will belong to. */
  host: z.string(),
  /** The site, as the browser's dialog names it. */
  site: z.string(),
  /** Names the account to the device; it says nothing to anybody else. */
  user_handle: z.string(),
  /** What the device shows beside the passkey. */
  user_name: z.string(),
  /** Credentials that the account has already: their devices make no second one. */
  known: z.array(z.string()),
});
export type PasskeyInvitation = z.output<typeof passkeyInvitation>;

/** What a device answers that made a passkey. */
export const madePasskey = z.strictObject({
  id: base64url(1364),
  client_data: base64url(4000),
  attestation: base64url(10_000),
  transports: z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(8),
});
export type MadePasskey = z.output<typeof madePasskey>;

/** What a device signs at a login. */
export const passkeyAnswer = z.strictObject({
  id: base64url(1364),
  client_data: base64url(4000),
  authenticator_data: base64url(4000),
  signature: base64url(4000),
  user_handle: base64url(100).nullable(),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/** COSE numbers of the algorithms that are taken: EdDSA, ES256, RS256. */
export const passkeyAlgorithms = [-8, -7, -257];
