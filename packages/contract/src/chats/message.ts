import { z } from 'zod';
import { gifts } from './gifts.js';
import { clientId, id, instant } from '../values.js';

/** A message as one of the two of a conversation sees it. */

export const messageKinds = ['text', 'photo', 'gift'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What a text that was received is warned of. */
export const messageWarnings = ['contact', 'money'] as const;
export type MessageWarning = (typeof messageWarnings)[number];

/**
 * A picture of a chat. Its addresses are paths on the brand's own host, never behind `cdn_prefix`: every request is
 * answered by the session, and to the two members alone.
 */
export const messagePhoto = z.strictObject({
  /** Of the clear picture, in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Mean colour, `#rrggbb`. */
  placeholder: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Path of the blurred picture. */
  blurred: z.string(),
  /** Path of the clear picture; null until its receiver opens it (trust 20). */
  src: z.string().nullable(),
  /** Whether this reader may see it clear: always for its sender, for its receiver once they opened it. */
  opened: z.boolean(),
});

/** The message that another one answers, as far as it is quoted. */
export const messageQuote = z.strictObject({
  id,
  from_me: z.boolean(),
  kind: z.enum(messageKinds),
  /** Its beginning; empty for what has no text or was removed. */
  text: z.string(),
});

export const message = z.strictObject({
  id,
  client_id: clientId.nullable(),
  /** Place in the conversation's one order; null while held: until the sender's email is confirmed (decisions §6.3), or in review. */
  seq: z.int().positive().nullable(),
  from_me: z.boolean(),
  kind: z.enum(messageKinds),
  /** Empty for photos and gifts, and for what was removed. */
  text: z.string(),
  /** Set exactly for a photo that was not removed. */
  photo: messagePhoto.nullable(),
  /** Set exactly for a gift that was not removed. */
  gift: z.enum(gifts).nullable(),
  /** Null too when the reader took what it answers out of their view. */
  reply_to: messageQuote.nullable(),
  /** At most one of each side. */
  reactions: z.array(z.strictObject({ emoji: z.string(), from_me: z.boolean() })).max(2),
  /** Staff removed what it held (trust 9). */
  removed: z.boolean(),
  /** By which restriction, for its sender: the way to the reasons and the appeal. */
  restriction: id.nullable(),
  /** What its receiver is warned of; null for its sender. */
  warning: z.enum(messageWarnings).nullable(),
  /** Written by labelled staff for a fictional profile. */
  staff: z.boolean(),
  held: z.boolean(),
  /** It is held until a moderator has seen it, as the same opening line went to many (trust 19). */
  in_review: z.boolean(),
  /** The reader wrote it, a fictional profile did not answer in time, and what it cost went back (decisions §5.2). */
  returned: z.boolean(),
  sent_at: instant,
});
export type Message = z.output<typeof message>;
