import { createHash } from 'node:crypto';

/** Conversations that a free member may start (specification §6, decisions §6.2). */
export const freeConversations = 2;

/** Messages of one page of a conversation. */
export const pageLength = 50;

/** The two members of a conversation in the order in which the pair is stored. */
export function pairOf(one: string, other: string): { lowId: string; highId: string } {
  return one < other ? { lowId: one, highId: other } : { lowId: other, highId: one };
}

/** What tells whether a repeated client id carries the same message: SHA-256 of recipient and text. */
export function bodyHash(recipientId: string, text: string): string {
  return createHash('sha256').update(`${recipientId}\n${text}`).digest('hex');
}

/** Characters as a reader counts them: an emoji outside the basic plane is one. */
export function textLength(text: string): number {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
}

/** How the two of a conversation stand, as far as the writer may know. */
export interface Standing {
  /** The writer started it already. */
  started: boolean;
  /** A message of the other one reached the writer. */
  otherWrote: boolean;
}

/** Whether a message now starts the conversation, which free members may do twice. */
export function startsConversation({ started, otherWrote }: Standing): boolean {
  return !started && !otherWrote;
}
