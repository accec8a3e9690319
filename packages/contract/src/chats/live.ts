import { z } from 'zod';
import { message } from './message.js';
import { id } from '../values.js';

/**
 * Messages over a member's open socket (decisions §6.1). A live event is a hint: it may be lost or arrive twice, and is
 * never the only source. A client that misses one recovers by the conversation's sequence or by `GET /api/updates`.
 */

/** What a page should reload. */
export const changedThings = ['account', 'chats', 'likes', 'conversation'] as const;

/** Why the server closes a socket: only after `closing` should a page reconnect at once. */
export const overReasons = ['session', 'account', 'too_many'] as const;

/** Events from the server, by name. */
export const serverEvents = {
  /** A newly ordered message, complete, as this member reads it; `profile` is the conversation's other member. */
  message: z.strictObject({ conversation: id, profile: id, message }),
  /** This member read the conversation up to the place `seq`, in any tab or on any device. */
  read: z.strictObject({ conversation: id, seq: z.int().nonnegative() }),
  /** The other member of the conversation is writing. */
  typing: z.strictObject({ conversation: id }),
  /** Something changed that is not sent in full; `conversation` names the one concerned. */
  changed: z.strictObject({ what: z.array(z.enum(changedThings)).min(1), conversation: id.optional() }),
  /** The server closes the socket after this. */
  over: z.strictObject({ reason: z.enum(overReasons) }),
} as const;

/** Events from a page, by name. */
export const clientEvents = {
  /** The member is typing in this conversation; sent at most every `typingEveryMs`. */
  typing: z.strictObject({ conversation: id }),
  /** Whether the page is visible: a member is online only while one of their pages is. */
  here: z.strictObject({ here: z.boolean() }),
} as const;

export type ServerEventName = keyof typeof serverEvents;
export type ServerEvent<N extends ServerEventName> = z.output<(typeof serverEvents)[N]>;
export type ClientEventName = keyof typeof clientEvents;
export type ClientEvent<N extends ClientEventName> = z.output<(typeof clientEvents)[N]>;
export type OverReason = (typeof overReasons)[number];
export type ChangedThing = (typeof changedThings)[number];
