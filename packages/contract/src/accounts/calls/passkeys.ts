import { z } from 'zod';
import { madePasskey, passkeyInvitation, passkeyName } from '../passkeys.js';
import { route } from '../../route.js';
import { done, id, instant, password } from '../../values.js';

/** Passkeys of a member (decisions §3.1). The login with one is `loginWithPasskey`. */

export const passkey = z.strictObject({
  id,
  /** As its member calls it. */
  name: z.string(),
  /** The host that it was made on, and works on. */
  host: z.string(),
  /** Kept by more than one device of the member. */
  backed_up: z.boolean(),
  created_at: instant,
  last_used_at: instant.nullable(),
});
export type Passkey = z.output<typeof passkey>;

export const getPasskeyChallenge = route('getPasskeyChallenge', {
  summary: 'What a device signs to log in by a passkey. Single use, for five minutes.',
  access: 'visitor',
  response: z.strictObject({ challenge: z.string(), host: z.string() }),
  problems: ['passkeys_elsewhere'],
});

export const listPasskeys = route('listPasskeys', {
  summary: "The member's passkeys, the newest first.",
  access: 'member',
  response: z.strictObject({
    /** The brand's host that passkeys are made on. */
    host: z.string(),
    passkeys: z.array(passkey),
  }),
  problems: [],
});

export const beginPasskey = route('beginPasskey', {
  summary: 'What a device makes a passkey from. Asks for the password, as the new passkey can replace it.',
  access: 'member',
  body: z.strictObject({ password }),
  response: passkeyInvitation,
  problems: ['account_locked', 'passkeys_elsewhere', 'passkey_unconfirmed', 'passkey_limit'],
});

export const addPasskey = route('addPasskey', {
  summary: 'Adds the passkey that a device made; its owner is told by mail.',
  access: 'member',
  body: z.strictObject({ made: madePasskey, name: passkeyName }),
  response: passkey,
  problems: ['passkey_refused', 'passkeys_elsewhere', 'passkey_unconfirmed', 'passkey_limit'],
});

export const renamePasskey = route('renamePasskey', {
  summary: 'Gives a passkey another name.',
  access: 'member',
  params: z.strictObject({ id }),
  body: z.strictObject({ name: passkeyName }),
  response: done,
  problems: ['not_found'],
});

export const removePasskey = route('removePasskey', {
  summary: 'Removes a passkey: it logs nobody in any more. Its owner is told by mail.',
  access: 'member',
  params: z.strictObject({ id }),
  response: done,
  problems: ['not_found'],
});
