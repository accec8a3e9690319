import { z } from 'zod';
import { gifts } from './gifts.js';
import { clientId, id, instant } from '../values.js';
import { messageWarnings } from './message-warnings.js';

/** A message as either member of a conversation sees it. */

export const messageKinds = ['text', 'photo', 'gift'] as const;
export type MessageKind = (typeof messageKinds)[number];

/**
 * A picture in a chat. Its addresses are paths on the brand's own host, never behind `cdn_prefix`: every request needs
 * the session of one of the two members.
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
  /** Whether this reader may see it clear: the sender always, the receiver once they opened it. */
  opened: z.boolean(),
});

/** The quoted part of the message that this one replies to. */
export const messageQuote = z.strictObject({
  id,
  from_me: z.boolean(),
  kind: z.enum(messageKinds),
  /** Its beginning; empty for a removed message, one that was taken back, or one without text. */
  text: z.string(),
  /** Its sender took it back. */
  retracted: z.boolean(),
  /** As in a message. */
  unwanted: z.boolean(),
});

export const message = z.strictObject({
  id,
  client_id: clientId.nullable(),
  /**
   * Place in the conversation's one order; null while held: until the sender's email is confirmed (decisions §6.3), or
   * in review.
   */
  seq: z.int().positive().nullable(),
  from_me: z.boolean(),
  kind: z.enum(messageKinds),
  /** Empty for photos, gifts, and what was removed or taken back. */
  text: z.string(),
  /** Set exactly for a photo that was neither removed nor taken back. */
  photo: messagePhoto.nullable(),
  /** Set exactly for a gift that was neither removed nor taken back. */
  gift: z.enum(gifts).nullable(),
  /** Also null when the reader deleted the quoted message from their view. */
  reply_to: messageQuote.nullable(),
  /** At most one per side. */
  reactions: z.array(z.strictObject({ emoji: z.string(), from_me: z.boolean() })).max(2),
  /** Staff removed its content (trust 9). */
  removed: z.boolean(),
  /** Its sender took it back: neither side reads what it held, and its kind is `text`. */
  retracted: z.boolean(),
  /** The restriction that removed it, for its sender: leads to the reasons and the appeal. */
  restriction: id.nullable(),
  /** The other one wrote it and it holds a word that the reader does not want to see: shown once they press. */
  unwanted: z.boolean(),
  /** The receiver's warning; null for its sender. */
  warning: z.enum(messageWarnings).nullable(),
  /** Written by labelled staff for a fictional profile. */
  staff: z.boolean(),
  held: z.boolean(),
  /** Held for review by a moderator, because the same opening line, or talk of money, went to several members (trust 19). */
  in_review: z.boolean(),
  /** The reader wrote it, the fictional profile did not answer in time, and its cost went back (decisions §5.2). */
  returned: z.boolean(),
  sent_at: instant,
});
export type Message = z.output<typeof message>;
