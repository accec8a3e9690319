import { z } from 'zod';
import { madePasskey, passkeyAnswer, passkeyInvitation, passkeyName } from '../../accounts/passkeys.js';
import { route } from '../../route.js';
import { done, id, instant } from '../../values.js';
import { staffMember } from './staff.js';
import { staffProof } from './staff-account.js';

/** Passkeys of staff. Each replaces both factors, and is valid on the console only. */

export const staffPasskey = z.strictObject({
  id,
  /** Name given by the staff member. */
  name: z.string(),
  created_at: instant,
  last_used_at: instant.nullable(),
});
export type StaffPasskey = z.output<typeof staffPasskey>;

export const getStaffPasskeyChallenge = route('getStaffPasskeyChallenge', {
  summary: 'Challenge for logging in to the console with a passkey. Single use, valid for five minutes.',
  access: 'visitor',
  response: z.strictObject({ challenge: z.string(), host: z.string() }),
  problems: [],
});

export const staffLoginPasskey = route('staffLoginPasskey', {
  summary: 'Logs in to the console with a passkey instead of password and code.',
  access: 'visitor',
  body: passkeyAnswer,
  response: z.strictObject({ staff: staffMember }),
  problems: ['passkey_refused'],
});

export const listStaffPasskeys = route('listStaffPasskeys', {
  summary: "The staff member's own passkeys, newest first.",
  access: 'staff',
  response: z.strictObject({ passkeys: z.array(staffPasskey) }),
  problems: [],
});

export const beginStaffPasskey = route('beginStaffPasskey', {
  summary: 'Options for creating a passkey. Requires both factors, as the new passkey replaces them.',
  access: 'staff',
  body: z.strictObject(staffProof),
  response: passkeyInvitation,
  problems: ['second_factor_failed', 'account_locked', 'validation_failed', 'passkey_limit'],
});

export const addStaffPasskey = route('addStaffPasskey', {
  summary: 'Adds a newly created passkey.',
  access: 'staff',
  body: z.strictObject({ made: madePasskey, name: passkeyName }),
  response: staffPasskey,
  problems: ['passkey_refused', 'passkey_limit'],
});

export const removeStaffPasskey = route('removeStaffPasskey', {
  summary: "Removes one of the staff member's own passkeys.",
  access: 'staff',
  params: z.strictObject({ id }),
  response: done,
  problems: ['not_found'],
});
