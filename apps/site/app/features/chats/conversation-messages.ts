import type { Message } from '@kindling/contract/routes/chats';

/** What of an answer makes a conversation's list of messages. */
export interface MessagePage {
  messages: Message[];
  has_older: boolean;
}

/** A message that the reader has written and the server has not confirmed yet. */
export interface PendingMessage {
  clientId: string;
  text: string;
  /** ISO 8601, by the reader's clock. */
  writtenAt: string;
  state: 'sending' | 'failed';
  /** Why it failed, in the reader's language. */
  reason?: string;
  /** Whether the notice about the fictional profile was ticked for it. */
  acknowledged: boolean;
}

/**
 * Puts two pages of one conversation together; a message on both is taken from `fresh`, which knows it later. What the
 * oldest page says of older ones holds.
 */
export function joinPages<P extends MessagePage>(known: MessagePage | undefined, fresh: P): P {
  if (!known) return fresh;
  const messages = sorted([...known.messages, ...fresh.messages]);
  const oldest = messages[0];
  const knownIsOlder = oldest !== undefined && !fresh.messages.some(({ id }) => id === oldest.id);
  return { ...fresh, messages, has_older: knownIsOlder ? known.has_older : fresh.has_older };
}

/** Each message once, in the conversation's one order; held ones have no place yet and stand behind, as written. */
function sorted(messages: readonly Message[]): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return [...byId.values()].sort(
    (a, b) =>
      (a.seq ?? Number.POSITIVE_INFINITY) - (b.seq ?? Number.POSITIVE_INFINITY) ||
      a.sent_at.localeCompare(b.sent_at),
  );
}

/** The conversation with one more page of older messages before it. */
export function withOlder<P extends MessagePage>(known: P, older: MessagePage): P {
  return { ...joinPages(older, known), has_older: older.has_older };
}

/** Where the page of older messages ends; undefined when nothing has a place yet. */
export function oldestSeq(messages: readonly Message[]): number | undefined {
  return messages.find(({ seq }) => seq !== null)?.seq ?? undefined;
}

/** The newest message of the other member. */
export function newestReceived(messages: readonly Message[]): Message | undefined {
  return messages.findLast(({ from_me }) => !from_me);
}

export type PendingAction =
  | { type: 'written'; message: Omit<PendingMessage, 'state'> }
  | { type: 'failed'; clientId: string; reason: string }
  | { type: 'retried'; clientId: string }
  /** Confirmed by the server, refused for good, or given up by the writer. */
  | { type: 'settled'; clientId: string };

/** Messages on their way, in the order of writing. A repeat keeps its place and its client id. */
export function pendingReducer(
  pending: readonly PendingMessage[],
  action: PendingAction,
): readonly PendingMessage[] {
  switch (action.type) {
    case 'written':
      return [...pending, { ...action.message, state: 'sending' }];
    case 'failed':
      return changed(pending, action.clientId, { state: 'failed', reason: action.reason });
    case 'retried':
      return changed(pending, action.clientId, { state: 'sending' });
    case 'settled':
      return pending.filter(({ clientId }) => clientId !== action.clientId);
  }
}

function changed(
  pending: readonly PendingMessage[],
  clientId: string,
  change: Pick<PendingMessage, 'state' | 'reason'>,
): readonly PendingMessage[] {
  return pending.map((message) => (message.clientId === clientId ? { ...message, ...change } : message));
}

/** Those of the pending messages that no page shows yet: polling may bring a message before its own answer does. */
export function stillPending(
  pending: readonly PendingMessage[],
  messages: readonly Message[],
): readonly PendingMessage[] {
  const arrived = new Set(messages.map(({ client_id }) => client_id));
  return pending.filter(({ clientId }) => !arrived.has(clientId));
}
