import { z } from 'zod';
import { languages } from '../languages.js';
import { notificationKinds } from '../notification-kinds.js';
import { done, id } from '../values.js';
import { route } from '../route.js';
import { signupStep, user } from '../shapes/user.js';

const userAnswer = z.strictObject({ user: user.nullable() });

/** Marketing network and up to three sub ids of the first landing (specification §3 "Traffic source"). */
export const trafficSource = z.strictObject({
  network: z.string().max(64),
  ref: z.string().max(128).default(''),
  sub1: z.string().max(128).default(''),
  sub2: z.string().max(128).default(''),
  sub3: z.string().max(128).default(''),
});
export type TrafficSource = z.output<typeof trafficSource>;

export const getSignupChallenge = route('getSignupChallenge', {
  summary:
    'What a signup form needs before it is sent; no third party is asked whether the visitor is a bot.',
  access: 'visitor',
  response: z.strictObject({
    challenge: z.string(),
    /** Leading zero bits that SHA-256 of `challenge:solution` must have; 0 asks for no work. */
    difficulty: z.int().min(0).max(24),
    /** Whether this visit may sign up without an invitation: some brands ask for a traffic source. */
    signups_open: z.boolean(),
  }),
  problems: [],
});

/** A proof of work (`proof-of-work.ts`) that a `proof_required` or `getSignupChallenge` asked for. */
const challengeAnswer = z.strictObject({ challenge: z.string().max(500), solution: z.string().max(40) });

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
    /** Where a browser that is not known was asked for work, as many log in at once. */
    challenge: challengeAnswer.optional(),
  }),
  response: userAnswer,
  problems: ['client_header_required', 'login_failed', 'account_locked', 'account_deleted', 'proof_required'],
});

export const updateUser = route('updateUser', {
  summary: "Saves the member's choices; absent ones stay (specification §4, §7).",
  access: 'member',
  body: z.strictObject({
    language: z.enum(languages).optional(),
    notifications_disabled: z.array(z.enum(notificationKinds)).max(notificationKinds.length).optional(),
    /** Invisible mode (specification §4 "Visibility"). */
    invisible: z.boolean().optional(),
    /** The step of the signup that comes next; null once all were done or skipped. */
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

export const signup = route('signup', {
  summary: 'Signs up (step 0), starts a session and mails the activation link.',
  access: 'visitor',
  limit: 'own',
  bodyBytes: 48 * 1024,
  body: z.strictObject({
    email: z.string().max(254),
    name: z.string().max(200),
    date_of_birth: z.string().max(10),
    password: z.string().max(1000),
    /** The language of the page; mails speak it. The explicit choice of the cookie, else the brand's, without it. */
    language: z.enum(languages).optional(),
    /** A first message written before the signup, and whom it is for; kept and delivered after activation. */
    signup_message: z.strictObject({ profile_id: id, text: z.string().max(10_000) }).optional(),
    /** Set once the visitor has been told that the profile of `signup_message` is fictional. */
    acknowledge_fictional: z.boolean().optional(),
    /** The token of an invitation, where the brand asks for one. */
    invite: z.string().max(200).optional(),
    /** Of `getSignupChallenge`, with a solution where work was asked for. */
    challenge: challengeAnswer.optional(),
    /** A field that people do not see; whoever fills it in is a bot. */
    website: z.string().max(500).optional(),
  }),
  response: userAnswer,
  problems: [
    'email_taken',
    'signups_closed',
    'invite_invalid',
    'signup_refused',
    'proof_required',
    'message_too_long',
    'fictional_acknowledgement_required',
  ],
});

export const activate = route('activate', {
  summary: 'Confirms the email by the single-use token of the activation mail.',
  access: 'visitor',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  response: done,
  problems: ['activation_failed'],
});

export const resendActivation = route('resendActivation', {
  summary: 'Mails the activation link again.',
  access: 'member',
  response: done,
  problems: ['already_active', 'too_many_mails'],
});
