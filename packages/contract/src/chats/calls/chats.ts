import { z } from 'zod';
import { gifts } from '../gifts.js';
import { languages } from '../../languages.js';
import { maxPhotoBytes, photoFaults, pictureBodies } from '../../profiles/photo-files.js';
import { isReaction, longestReaction } from '../reactions.js';
import { fileBody, route } from '../../route.js';
import { message } from '../message.js';
import { profileCard } from '../../profiles/profile.js';
import { clientId, credits, done, id } from '../../values.js';

export type { Message } from '../message.js';

/** A position in a conversation, as an address carries it. */
const place = z.coerce.number().int().positive().max(4_294_967_295);

export const chat = z.strictObject({
  conversation: id,
  profile: profileCard,
  /** Whether the other member is online, if they share it. */
  online: z.boolean(),
  num_unread_messages: z.int().nonnegative(),
  /**
   * The newest message visible to the reader (specification §3); empty before the first. `getConversation` has the
   * others.
   */
  messages: z.array(message).max(1),
});
export type Chat = z.output<typeof chat>;

export const getChats = route('getChats', {
  summary: "The member's conversations, newest first.",
  access: 'member',
  response: z.strictObject({ chats: z.array(chat), total_unread_messages: z.int().nonnegative() }),
  problems: [],
});

export const getConversation = route('getConversation', {
  summary:
    'A conversation by its id or by the other member; the newest 50 messages, the newest of those before `before`, or the oldest of those after `after`.',
  access: 'member',
  query: z.strictObject({
    conversation: id.optional(),
    profile_id: id.optional(),
    /** At most one of `before` and `after`. */
    before: place.optional(),
    after: z.coerce.number().int().nonnegative().max(4_294_967_295).optional(),
  }),
  response: z.strictObject({
    /** Null before the first message. */
    conversation: id.nullable(),
    profile: profileCard,
    /** Whether the other member is online, if they share it. */
    online: z.boolean(),
    /** Oldest first; the reader's own held messages come after the newest. */
    messages: z.array(message),
    has_older: z.boolean(),
    has_newer: z.boolean(),
    /** This member's price of the next message of each kind. */
    costs: z.strictObject({ message: credits, photo: credits, gift: credits }),
    /** Maximum characters of a message, as `textLength` counts them. */
    message_length: z.int().positive(),
    /**
     * The last place that the other member read; null when hidden: only premium members see it, and only while both
     * share it (`read_marks`).
     */
    other_read_seq: z.int().nonnegative().nullable(),
    /** How many conversations a free member may still start; set only while this one has not started, else null. */
    conversations_left: z.int().nonnegative().nullable(),
    /** Whether the first message to a fictional profile still needs the acknowledgement. */
    acknowledgement_needed: z.boolean(),
  }),
  problems: ['not_found', 'validation_failed'],
});

/** The response to every kind of message; a repeat gets the same. */
const sentAnswer = z.strictObject({ conversation: id, message, credits });

/** The most credits that the sender agreed to pay: a message that costs more by now is not sent. Absent for any price. */
const atMost = credits.optional();

/** Refusals common to everything that is sent. */
const sendingProblems = [
  'account_restricted',
  'not_found',
  'insufficient_credits',
  'conversation_limit_reached',
  'first_message_limit_reached',
  'first_message_in_review',
  'fictional_acknowledgement_required',
  'idempotency_conflict',
  'premium_required',
] as const;

export const sendMessage = route('sendMessage', {
  summary:
    'Sends a text; the charge and the message are one transaction, a repeat of `client_id` is the same message.',
  access: 'member',
  bodyBytes: 128 * 1024,
  body: z.strictObject({
    client_id: clientId,
    profile_id: id,
    text: z.string().max(40_000),
    /** A delivered message of the same conversation that this one replies to. */
    reply_to: id.optional(),
    acknowledge_fictional: z.boolean().optional(),
    /** The sender was asked about what the rules found in the text, and sends it all the same. */
    sure: z.boolean().optional(),
    at_most: atMost,
  }),
  response: sentAnswer,
  problems: [
    ...sendingProblems,
    'message_price_changed',
    'message_confirmation_required',
    'message_too_long',
    'message_too_large',
  ],
});

export const sendChatPhoto = route('sendChatPhoto', {
  summary:
    'Sends a picture: itself as the body, the rest in the query. Charge and repeats are those of a text; its receiver sees it blurred until they open it.',
  access: 'member',
  query: z.strictObject({
    client_id: clientId,
    profile_id: id,
    reply_to: id.optional(),
    acknowledge_fictional: z.literal('true').optional(),
  }),
  body: fileBody,
  upload: { mediaTypes: pictureBodies, maxBytes: maxPhotoBytes },
  limit: 'upload',
  response: sentAnswer,
  problems: [
    ...sendingProblems,
    ...photoFaults,
    'photo_refused',
    'payload_too_large',
    'unsupported_media_type',
    'unavailable',
  ],
});

export const openChatPhoto = route('openChatPhoto', {
  summary: 'Shows a received picture clear from now on; its sender is not told.',
  access: 'member',
  params: z.strictObject({ id }),
  response: z.strictObject({ message }),
  problems: ['not_found', 'age_proof_required'],
});

export const sendGift = route('sendGift', {
  summary: 'Sends a gift out of the brand’s catalogue; charge and repeats are those of a text.',
  access: 'member',
  body: z.strictObject({
    client_id: clientId,
    profile_id: id,
    gift: z.enum(gifts),
    reply_to: id.optional(),
    acknowledge_fictional: z.boolean().optional(),
    at_most: atMost,
  }),
  response: sentAnswer,
  problems: [...sendingProblems, 'message_price_changed', 'gift_unavailable'],
});

export const getGifts = route('getGifts', {
  summary: 'The gifts that the brand offers, in its order; what one costs a conversation tells.',
  access: 'member',
  response: z.strictObject({ gifts: z.array(z.enum(gifts)) }),
  problems: [],
});

export const getIcebreakers = route('getIcebreakers', {
  summary: 'Ready first lines in one of the languages, for whoever does not know how to begin.',
  access: 'member',
  query: z.strictObject({ language: z.enum(languages) }),
  response: z.strictObject({ lines: z.array(z.string()).min(1) }),
  problems: [],
});

export const reactToMessage = route('reactToMessage', {
  summary: "Puts the member's one reaction to a message, in place of another; null takes it back.",
  access: 'member',
  params: z.strictObject({ id }),
  body: z.strictObject({ emoji: z.string().max(longestReaction).refine(isReaction).nullable() }),
  response: z.strictObject({ message }),
  problems: ['not_found', 'account_restricted'],
});

export const readConversation = route('readConversation', {
  summary:
    "Puts the reader's read mark on the newest message that they saw; what stands behind it stays unread.",
  access: 'member',
  params: z.strictObject({ id }),
  /** The message's place in the order. */
  body: z.strictObject({ seq: z.int().positive().max(4_294_967_295) }),
  response: done,
  problems: ['not_found'],
});

export const deleteChat = route('deleteChat', {
  summary:
    "Removes a conversation from the member's own list, by its id or by the other member's (specification §4, §7).",
  access: 'member',
  body: z.strictObject({ conversation: id.optional(), profile_id: id.optional() }),
  response: done,
  problems: ['not_found', 'validation_failed'],
});
