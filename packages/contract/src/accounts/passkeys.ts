import { z } from 'zod';
import { typedLine } from '../values.js';
import { passkeyNameLength } from './passkey-rules.js';

/** Passkeys (WebAuthn): the data exchanged by browser and server, for members and staff. */

const base64url = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most);

export const passkeyName = typedLine.trim().min(1).max(passkeyNameLength);

/** Options for creating a passkey. */
export const passkeyInvitation = z.strictObject({
  challenge: z.string(),
  /** The host the passkey will be bound to (RP ID). */
  host: z.string(),
  /** Site name in the browser's dialog. */
  site: z.string(),
  /** Identifies the account to the device; meaningless elsewhere (WebAuthn user handle). */
  user_handle: z.string(),
  /** User name shown next to the passkey. */
  user_name: z.string(),
  /** Existing credentials: their devices create no second one. */
  known: z.array(z.string()),
});
export type PasskeyInvitation = z.output<typeof passkeyInvitation>;

/** Registration response. */
export const madePasskey = z.strictObject({
  id: base64url(1364),
  client_data: base64url(4000),
  attestation: base64url(10_000),
  transports: z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(8),
});
export type MadePasskey = z.output<typeof madePasskey>;

/** Authentication response. */
export const passkeyAnswer = z.strictObject({
  id: base64url(1364),
  client_data: base64url(4000),
  authenticator_data: base64url(4000),
  signature: base64url(4000),
  user_handle: base64url(100).nullable(),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;
