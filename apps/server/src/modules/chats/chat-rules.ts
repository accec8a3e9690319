import { createHash } from 'node:crypto';
import type { MessageKind } from '@kindling/contract/chats/message';

/** Conversations that a free member may start (specification §6, decisions §6.2). */
export const freeConversations = 2;

/** Messages of one page of a conversation. */
export const pageLength = 50;

/** Characters of a message that are shown where another one answers it. */
export const quoteLength = 140;

/** The two members of a conversation in the order in which the pair is stored. */
export function pairOf(one: string, other: string): { lowId: string; highId: string } {
  return one < other ? { lowId: one, highId: other } : { lowId: other, highId: one };
}

/** What a member sends, as far as a repeat must be the same. */
export interface Sent {
  kind: MessageKind;
  recipientId: string;
  /** The message that it answers. */
  replyToId: string | null;
  /** The text, the gift's name, or what tells a file from others. */
  content: string;
}

/** What tells whether a repeated client id carries the same message: SHA-256 of all that was sent. */
export function bodyHash({ kind, recipientId, replyToId, content }: Sent): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, recipientId, replyToId, content]))
    .digest('hex');
}

/** How the two of a conversation stand, as far as the writer may know. */
export interface ConversationState {
  /** The writer started it already. */
  started: boolean;
  /** A message of the other one reached the writer. */
  otherWrote: boolean;
}

/** Whether a message now starts the conversation, which free members may do twice. */
export function startsConversation({ started, otherWrote }: ConversationState): boolean {
  return !started && !otherWrote;
}

/** Which places of a conversation a reader asks for. */
export interface PageOf {
  /** The newest below this place. */
  before?: number | undefined;
  /** The oldest above this place. */
  after?: number | undefined;
}

/**
 * Whether there are messages before and behind a page. Delivered messages have the places 1 to `lastSeq` without a gap.
 *
 * @param page the places of the first and the last message of the page; undefined for an empty one
 * @param clearedSeq up to here the reader deleted the conversation for themselves
 */
export function around(
  page: { first: number; last: number } | undefined,
  asked: PageOf,
  { lastSeq, clearedSeq }: { lastSeq: number; clearedSeq: number },
): { hasOlder: boolean; hasNewer: boolean } {
  if (page) return { hasOlder: page.first > clearedSeq + 1, hasNewer: page.last < lastSeq };
  const isEmpty = lastSeq <= clearedSeq;
  return {
    hasOlder: !isEmpty && asked.after !== undefined,
    hasNewer: !isEmpty && asked.before !== undefined,
  };
}
