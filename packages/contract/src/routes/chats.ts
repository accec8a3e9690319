import { z } from 'zod';
import { route } from '../route.js';
import { profileCard } from '../shapes/profile.js';
import { clientId, credits, done, id, instant } from '../values.js';

export const message = z.strictObject({
  id,
  client_id: clientId.nullable(),
  /** Place in the conversation's one order; null while held until the sender's email is confirmed (decisions §6.3). */
  seq: z.int().positive().nullable(),
  from_me: z.boolean(),
  text: z.string(),
  /** Written by labelled staff for a fictional profile. */
  staff: z.boolean(),
  held: z.boolean(),
  sent_at: instant,
});
export type Message = z.output<typeof message>;

export const chat = z.strictObject({
  conversation: id,
  profile: profileCard,
  num_unread_messages: z.int().nonnegative(),
  last_message: message.nullable(),
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
    'A conversation by its id or by the other member; the newest 50 messages, or those before `before`.',
  access: 'member',
  query: z.strictObject({
    conversation: id.optional(),
    profile_id: id.optional(),
    before: z.coerce.number().int().positive().optional(),
  }),
  response: z.strictObject({
    /** Null before the first message. */
    conversation: id.nullable(),
    profile: profileCard,
    messages: z.array(message),
    has_older: z.boolean(),
    /** What the next message costs this member. */
    cost: credits,
    /** How many conversations a free member may still start, told while this one is not; else null. */
    conversations_left: z.int().nonnegative().nullable(),
    /** The first message to a fictional profile still needs the acknowledgement. */
    acknowledgement_needed: z.boolean(),
  }),
  problems: ['not_found', 'validation_failed'],
});

export const sendMessage = route('sendMessage', {
  summary:
    'Sends a text; the charge and the message are one transaction, a repeat of `client_id` is the same message.',
  access: 'member',
  bodyBytes: 64 * 1024,
  body: z.strictObject({
    client_id: clientId,
    profile_id: id,
    text: z.string().max(20_000),
    acknowledge_fictional: z.boolean().optional(),
  }),
  response: z.strictObject({ conversation: id, message, credits }),
  problems: [
    'not_found',
    'insufficient_credits',
    'conversation_limit_reached',
    'fictional_acknowledgement_required',
    'idempotency_conflict',
    'message_too_long',
    'premium_required',
  ],
});

export const readConversation = route('readConversation', {
  summary: "Sets the reader's unread count of a conversation to 0.",
  access: 'member',
  params: z.strictObject({ id }),
  response: done,
  problems: ['not_found'],
});

export const deleteChat = route('deleteChat', {
  summary: "Removes a conversation from the member's own list (specification §7).",
  access: 'member',
  body: z.strictObject({ conversation: id }),
  response: done,
  problems: ['not_found'],
});
