import { z } from 'zod';
import { languages } from '../languages.js';
import { route } from '../route.js';
import { done, id, instant } from '../values.js';

/** Passwords, addresses and sessions of an account (decisions §3.1 to §3.4). */

const password = z.string().max(1000);
const newPassword = { password, password_repeat: password };
const token = z.string().min(1).max(200);

export const requestPasswordReset = route('requestPasswordReset', {
  summary:
    'Mails a link that sets a new password. A brand that conceals accounts answers alike for every address.',
  access: 'visitor',
  limit: 'own',
  body: z.strictObject({
    email: z.string().max(254),
    /** The language of the page; a mail to the owner of an account speaks the account's. */
    language: z.enum(languages).optional(),
  }),
  response: done,
  problems: ['email_not_found', 'too_many_reset_mails'],
});

export const resetPassword = route('resetPassword', {
  summary: 'Sets a new password by the single-use token of the reset mail and ends every session.',
  access: 'visitor',
  body: z.strictObject({ token, ...newPassword }),
  response: done,
  problems: ['link_expired'],
});

export const changePassword = route('changePassword', {
  summary: 'Sets a new password by the old one; ends every other session and renews this one.',
  access: 'member',
  body: z.strictObject({ old_password: password, ...newPassword }),
  response: done,
  problems: ['account_locked'],
});

export const requestMailChange = route('requestMailChange', {
  summary: 'Mails a link to a new address; the account keeps its own until the link is opened.',
  access: 'member',
  body: z.strictObject({ email: z.string().max(254), password }),
  response: done,
  problems: ['email_taken', 'too_many_mails', 'account_locked'],
});

export const confirmMailChange = route('confirmMailChange', {
  summary: 'Gives the account its new address by the single-use token of the mail.',
  access: 'visitor',
  body: z.strictObject({ token }),
  response: done,
  problems: ['link_expired'],
});

export const session = z.strictObject({
  id,
  /** What the browser said of itself, shortened. */
  user_agent: z.string(),
  created_at: instant,
  expires_at: instant,
  /** The one that asks. */
  current: z.boolean(),
});
export type Session = z.output<typeof session>;

export const listSessions = route('listSessions', {
  summary: "The member's sessions, the newest first.",
  access: 'member',
  response: z.strictObject({ sessions: z.array(session) }),
  problems: [],
});

export const endSession = route('endSession', {
  summary: "Ends one of the member's sessions.",
  access: 'member',
  params: z.strictObject({ id }),
  response: done,
  problems: ['not_found'],
});

export const endOtherSessions = route('endOtherSessions', {
  summary: "Ends all of the member's sessions but the one that asks.",
  access: 'member',
  response: done,
  problems: [],
});
