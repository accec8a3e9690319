import { z } from 'zod';
import { entryPages } from '../../brands/entry-pages.js';
import { languages } from '../../languages.js';
import { route } from '../../route.js';
import { challengeAnswer } from '../../accounts/challenge-answer.js';
import { userAnswer } from '../user.js';
import { mostSignupLikes } from '../../meeting/signup-likes.js';
import { done, id } from '../../values.js';

export const getSignupChallenge = route('getSignupChallenge', {
  summary:
    'What a signup form needs before it is sent; no third party is asked whether the visitor is a bot.',
  access: 'visitor',
  response: z.strictObject({
    challenge: z.string(),
    /** Leading zero bits required of SHA-256 of `challenge:solution`; 0 requires no work. */
    difficulty: z.int().min(0).max(24),
    /** Whether this visit may sign up without an invitation: some brands require a traffic source. */
    signups_open: z.boolean(),
  }),
  problems: [],
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
    /** Left out by who will make a passkey instead, once the address is confirmed. */
    password: z.string().max(1000).optional(),
    /** Language of the page, and of mails later. Default: that of the visitor's cookie, else the brand's. */
    language: z.enum(languages).optional(),
    /** A first message written before the signup, and its receiver; delivered after activation. */
    signup_message: z.strictObject({ profile_id: id, text: z.string().max(10_000) }).optional(),
    /** Members the visitor liked on a landing page; given as likes after activation, within the day's limit. */
    liked: z.array(id).max(mostSignupLikes).optional(),
    /** Set once the visitor was shown that the profile of `signup_message` is fictional. */
    acknowledge_fictional: z.boolean().optional(),
    /** The page on which the visit began, if the browser knows it: signups are counted by landing page. */
    entry: z.enum(entryPages).optional(),
    /** The token of an invitation, where the brand requires one. */
    invite: z.string().max(200).optional(),
    /** The challenge of `getSignupChallenge`, with its solution where work was required. */
    challenge: challengeAnswer.optional(),
    /** Honeypot: a hidden field that only bots fill in. */
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
  problems: ['activation_failed', 'already_active'],
});

export const resendActivation = route('resendActivation', {
  summary: 'Mails the activation link again.',
  access: 'member',
  response: done,
  problems: ['already_active', 'too_many_mails'],
});
