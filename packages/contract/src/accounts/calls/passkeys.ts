import { z } from 'zod';
import { madePasskey, passkeyInvitation, passkeyName } from '../passkeys.js';
import { route } from '../../route.js';
import { done, id, instant, password } from '../../values.js';

/** Passkeys of a member (decisions §3.1). `loginWithPasskey` logs in with one. */

export const passkey = z.strictObject({
  id,
  /** Name given by the member. */
  name: z.string(),
  /** The host it is bound to (RP ID). */
  host: z.string(),
  /** Synced between devices (WebAuthn backup state). */
  backed_up: z.boolean(),
  created_at: instant,
  last_used_at: instant.nullable(),
});
export type Passkey = z.output<typeof passkey>;

export const getPasskeyChallenge = route('getPasskeyChallenge', {
  summary: 'Challenge for logging in with a passkey. Single use, valid for five minutes.',
  access: 'visitor',
  response: z.strictObject({ challenge: z.string(), host: z.string() }),
  problems: ['passkeys_elsewhere'],
});

export const listPasskeys = route('listPasskeys', {
  summary: "The member's passkeys, newest first.",
  access: 'member',
  response: z.strictObject({
    /** The brand's host that passkeys are bound to. */
    host: z.string(),
    passkeys: z.array(passkey),
  }),
  problems: [],
});

export const beginPasskey = route('beginPasskey', {
  summary: 'Options for creating a passkey. Requires the password, as the new passkey can replace it.',
  access: 'member',
  body: z.strictObject({
    /** May be left out for a quarter of an hour after the confirmation, where there is neither a password nor a passkey. */
    password: password.optional(),
  }),
  response: passkeyInvitation,
  problems: ['account_locked', 'passkeys_elsewhere', 'passkey_unconfirmed', 'passkey_limit'],
});

export const addPasskey = route('addPasskey', {
  summary: 'Adds a newly created passkey, and notifies the member by mail.',
  access: 'member',
  body: z.strictObject({ made: madePasskey, name: passkeyName }),
  response: passkey,
  problems: ['passkey_refused', 'passkeys_elsewhere', 'passkey_unconfirmed', 'passkey_limit'],
});

export const renamePasskey = route('renamePasskey', {
  summary: 'Renames a passkey.',
  access: 'member',
  params: z.strictObject({ id }),
  body: z.strictObject({ name: passkeyName }),
  response: done,
  problems: ['not_found'],
});

export const removePasskey = route('removePasskey', {
  summary: 'Removes a passkey, which can no longer log in. Notifies the member by mail.',
  access: 'member',
  params: z.strictObject({ id }),
  response: done,
  problems: ['not_found'],
});
