import { z } from 'zod';
import { countries } from '../../languages.js';
import { route } from '../../route.js';
import { done, id, instant, password } from '../../values.js';

export const staffBrowser = z.strictObject({
  id,
  /** The browser's user agent, shortened. */
  user_agent: z.string(),
  /** Country of the login; null when unknown. */
  country: z.enum(countries).nullable(),
  created_at: instant,
  /** Precise to five minutes; null for sessions older than this field. */
  last_used_at: instant.nullable(),
  expires_at: instant,
  /** The session of this request. */
  current: z.boolean(),
});
export type StaffBrowser = z.output<typeof staffBrowser>;

export const getStaffAccount = route('getStaffAccount', {
  summary:
    'How the staff member gets in: their recovery codes that are left, and their sessions, the newest first.',
  access: 'staff',
  response: z.strictObject({
    recovery_codes: z.int().nonnegative(),
    sessions: z.array(staffBrowser),
    /** Whether `GET /dev/totp` returns the code: for the demo's staff, outside production. */
    code_is_told: z.boolean(),
  }),
  problems: [],
});
export type StaffAccount = z.output<typeof getStaffAccount.response>;

export const endStaffBrowser = route('endStaffBrowser', {
  summary: "Ends one of the staff member's other sessions.",
  access: 'staff',
  params: z.strictObject({ id }),
  response: done,
  problems: ['not_found'],
});

export const endOtherStaffBrowsers = route('endOtherStaffBrowsers', {
  summary: "Ends all of the staff member's sessions but the one that asks.",
  access: 'staff',
  response: done,
  problems: [],
});

/** A session alone is not enough for these calls: it may be left open, or stolen. */
export const staffProof = { password, code: z.string().max(40) };

export const renewRecoveryCodes = route('renewRecoveryCodes', {
  summary: 'Makes new recovery codes in place of all earlier ones; they are in this answer and nowhere else.',
  access: 'staff',
  body: z.strictObject(staffProof),
  response: z.strictObject({ recovery_codes: z.array(z.string()) }),
  problems: ['second_factor_failed', 'account_locked', 'validation_failed'],
});

export const changeStaffPassword = route('changeStaffPassword', {
  summary:
    'Sets a new password by the old one and a code; every other session ends, and this one is renewed.',
  access: 'staff',
  body: z.strictObject({ ...staffProof, new_password: password }),
  response: done,
  problems: ['second_factor_failed', 'account_locked', 'validation_failed'],
});
