import { z } from 'zod';
import { languages } from '../../languages.js';
import { notificationKinds } from '../../mails/notification-kinds.js';
import { route } from '../../route.js';
import { challengeAnswer } from '../../accounts/challenge-answer.js';
import { passkeyAnswer } from '../../accounts/passkeys.js';
import { signupStep, userAnswer } from '../user.js';
import { done } from '../../values.js';

export const getUser = route('getUser', {
  summary: 'The logged-in member, or null (decisions §11.1).',
  access: 'visitor',
  response: userAnswer,
  problems: ['client_header_required'],
});

export const login = route('login', {
  summary: 'Logs in with email and password; starts a new session.',
  access: 'visitor',
  limit: 'own',
  body: z.strictObject({
    email: z.string().max(254),
    password: z.string().max(1000),
    /** The solved challenge, if the server required work from an unknown browser because of many logins at once. */
    challenge: challengeAnswer.optional(),
  }),
  response: userAnswer,
  problems: [
    'client_header_required',
    'login_failed',
    'account_locked',
    'account_deleted',
    'account_banned',
    'proof_required',
  ],
});

export const loginWithPasskey = route('loginWithPasskey', {
  summary: 'Logs in with a passkey instead of address and password, and starts a new session.',
  access: 'visitor',
  limit: 'own',
  body: passkeyAnswer,
  response: userAnswer,
  problems: ['passkey_refused', 'passkeys_elsewhere', 'account_deleted', 'account_banned'],
});

export const updateUser = route('updateUser', {
  summary: "Saves the member's choices; absent ones stay (specification §4, §7).",
  access: 'member',
  body: z.strictObject({
    language: z.enum(languages).optional(),
    notifications_disabled: z.array(z.enum(notificationKinds)).max(notificationKinds.length).optional(),
    /** Invisible mode (specification §4 "Visibility"). */
    invisible: z.boolean().optional(),
    /** Whether the member and others see each other's read receipts. */
    read_marks: z.boolean().optional(),
    /** Whether others see that the member is online. */
    presence_shown: z.boolean().optional(),
    /** The next step of the signup; null once all were done or skipped. */
    signup_step: signupStep.nullable().optional(),
  }),
  response: userAnswer,
  problems: ['client_header_required'],
});

export const logout = route('logout', {
  summary: 'Ends this session; only from a page of this site (Sec-Fetch-Site).',
  access: 'visitor',
  response: done,
  problems: ['cross_site_request'],
});
