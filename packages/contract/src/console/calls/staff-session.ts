import { z } from 'zod';
import { route } from '../../route.js';
import { done } from '../../values.js';
import { staffMember } from './staff.js';

/** A login after the correct password; the browser returns it with the second factor. */
const ticket = z.string().max(1000);

export const staffLogin = route('staffLogin', {
  summary: "Checks a staff member's password on the console; the session starts with the second factor.",
  access: 'visitor',
  body: z.strictObject({ email: z.string().max(254), password: z.string().max(1000) }),
  response: z.discriminatedUnion('next', [
    z.strictObject({
      next: z.literal('code'),
      ticket,
      /** Whether `GET /dev/totp` returns the code: for the demo's staff, outside production. */
      code_is_told: z.boolean(),
    }),
    z.strictObject({
      next: z.literal('enrolment'),
      ticket,
      /** For an authenticator app, in base32. */
      secret: z.string(),
      /** The same secret as the URI of a QR code. */
      uri: z.string(),
    }),
  ]),
  problems: ['login_failed', 'account_locked'],
});
export type StaffLoginAnswer = z.output<typeof staffLogin.response>;

const secondStep = z.strictObject({ ticket, code: z.string().max(40) });

export const staffLoginCode = route('staffLoginCode', {
  summary: 'Ends a login on the console with a code of the app or a recovery code.',
  access: 'visitor',
  body: secondStep,
  response: z.strictObject({
    staff: staffMember,
    /** Set when a recovery code was used. */
    recovery_codes_left: z.int().nonnegative().nullable(),
  }),
  problems: ['login_expired', 'second_factor_failed', 'account_locked'],
});

export const staffEnrolment = route('staffEnrolment', {
  summary: 'Sets the second factor up with its first code, and ends the login.',
  access: 'visitor',
  body: secondStep,
  response: z.strictObject({
    staff: staffMember,
    /** Each opens one login. They are shown only once. */
    recovery_codes: z.array(z.string()),
  }),
  problems: ['login_expired', 'second_factor_failed'],
});

export const staffSession = route('staffSession', {
  summary: 'The logged-in staff member.',
  access: 'staff',
  response: z.strictObject({ staff: staffMember }),
  problems: [],
});

export const staffLogout = route('staffLogout', {
  summary: "Ends the staff member's session.",
  access: 'staff',
  response: done,
  problems: [],
});
