import { z } from 'zod';
import { countries } from '../../languages.js';
import { route } from '../../route.js';
import { done, id, instant } from '../../values.js';

export const sessionOpenings = ['password', 'passkey'] as const;
export type SessionOpening = (typeof sessionOpenings)[number];

export const session = z.strictObject({
  id,
  /** The browser's user agent, shortened. */
  user_agent: z.string(),
  /** Credential used to log in; null for a signup without a password, and for sessions older than this field. */
  opened_by: z.enum(sessionOpenings).nullable(),
  /** Country of the login's IP address; null when unknown. */
  country: z.enum(countries).nullable(),
  created_at: instant,
  expires_at: instant,
  /** The session of this request. */
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
