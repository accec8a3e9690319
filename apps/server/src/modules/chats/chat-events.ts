import { defineEvent } from '../../kernel/outbox/events.js';
import type { MessageRow } from './messages/messages.repository.js';

/** A message that took its place in the conversation's order. */
export interface DeliveredMessage {
  conversationId: string;
  messageId: string;
  seq: number;
  senderId: string;
  recipientId: string;
  /** Staff wrote it for a fictional profile. */
  senderFictional: boolean;
  /** The recipient is fictional, so staff must answer. */
  recipientFictional: boolean;
  /** It is the first that its sender wrote to the recipient. */
  isFirst: boolean;
  /** As it was stored, where it was written now: it has no reactions yet. */
  written?: MessageRow;
}

/** A message reached its receiver, at once or when it was no longer held. Emitted inside the transaction that did it. */
export const messageDelivered = defineEvent<DeliveredMessage>('chats.message_delivered');

/** A message that waits for a moderator. */
export interface HeldMessage {
  messageId: string;
  senderId: string;
  /** It is the first that its sender wrote to the recipient. */
  isFirst: boolean;
}

/** Emitted inside the transaction that stores it. */
export const messageHeldForReview = defineEvent<HeldMessage>('chats.message_held_for_review');

/** A message that waited for a moderator was refused. Emitted inside the transaction that takes it away and gives its credits back. */
export const openerRefused = defineEvent<{ conversationId: string; senderId: string }>(
  'chats.opener_refused',
);

/** A member saw what was unread of a conversation. Emitted inside the transaction that says so. */
export const conversationRead = defineEvent<{
  memberId: string;
  otherId: string;
  conversationId: string;
  /** Place of the newest message that they saw. `ReadReceipts` decides whether the other one sees it. */
  seq: number;
}>('chats.conversation_read');

/** A member took a conversation out of their own list. Emitted inside the transaction that did it. */
export const chatDeleted = defineEvent<{ memberId: string; conversationId: string }>('chats.chat_deleted');

/** Something of a delivered message became another. Emitted inside the transaction that did it. */
export interface ChangedMessage {
  conversationId: string;
  messageId: string;
  /** Who did it. */
  memberId: string;
  /** The other one of the conversation, who may see the change. */
  otherId: string;
}

/** A member reacted to a message or took that back, or staff removed it or gave it back. */
export const messageChanged = defineEvent<ChangedMessage>('chats.message_changed');

/** A message that its sender took back. */
export interface RetractedMessage extends ChangedMessage {
  /** Whether others of the sender still wait for the other one's answer. */
  waits: boolean;
}

/** Emitted inside the transaction that takes the message back. */
export const messageRetracted = defineEvent<RetractedMessage>('chats.message_retracted');

/** What a message to a fictional profile cost went back, because no answer came in time (decisions §5.2). */
export interface ReturnedMessage {
  conversationId: string;
  messageId: string;
  /** Who wrote it and has the credits again. */
  senderId: string;
  recipientId: string;
}

/** Emitted inside the transaction that gives the credits back. */
export const messageReturned = defineEvent<ReturnedMessage>('chats.message_returned');
