import { z } from 'zod';
import { route } from '../../route.js';
import { done, id, instant } from '../../values.js';

export const session = z.strictObject({
  id,
  /** The browser's user agent, shortened. */
  user_agent: z.string(),
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
