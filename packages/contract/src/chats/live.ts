import { z } from 'zod';
import { message } from './message.js';
import { id } from '../values.js';

/**
 * What goes over a member's open socket (decisions §6.1). A live event is a hint: it may be lost or come twice, and nothing
 * is known by it alone. Whoever misses one finds it by the conversation's sequence or by `GET /api/updates`.
 */

/** What a page that heard it should ask again. */
export const changedThings = ['account', 'chats', 'likes', 'conversation'] as const;

/** Why the server closes a socket: only after `closing` should a page open the next at once. */
export const overReasons = ['session', 'account', 'too_many'] as const;

/** What the server tells, by the event's name. */
export const serverEvents = {
  /** A message that took its place, whole, as this member reads it; `profile` is the conversation's other member. */
  message: z.strictObject({ conversation: id, profile: id, message }),
  /** This member read the conversation up to the place `seq`, in whichever tab or device. */
  read: z.strictObject({ conversation: id, seq: z.int().nonnegative() }),
  /** The other member of the conversation is writing. */
  typing: z.strictObject({ conversation: id }),
  /** Something changed that is not told whole; `conversation` names the one that is meant. */
  changed: z.strictObject({ what: z.array(z.enum(changedThings)).min(1), conversation: id.optional() }),
  /** The server closes the socket after this. */
  over: z.strictObject({ reason: z.enum(overReasons) }),
} as const;

/** What a page tells, by the event's name. */
export const clientEvents = {
  /** Somebody writes in this conversation; sent at most every `typingEveryMs`. */
  typing: z.strictObject({ conversation: id }),
  /** Whether the page is looked at: a member is online only while one of their pages is. */
  here: z.strictObject({ here: z.boolean() }),
} as const;

export type ServerEventName = keyof typeof serverEvents;
export type ServerEvent<N extends ServerEventName> = z.output<(typeof serverEvents)[N]>;
export type ClientEventName = keyof typeof clientEvents;
export type ClientEvent<N extends ClientEventName> = z.output<(typeof clientEvents)[N]>;
export type OverReason = (typeof overReasons)[number];
export type ChangedThing = (typeof changedThings)[number];
