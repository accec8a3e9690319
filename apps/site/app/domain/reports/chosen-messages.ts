import type { Message } from '@kindling/contract/chats/calls/chats';

/** Messages that are offered; older ones are rarely what a report is about. */
export const offeredMessages = 12;
/** Those of the other one that go along unless the reporter takes them out. */
const chosenAtFirst = 3;

/** The latest texts of a conversation, without the reported one, which goes along in any case. */
export function offered(messages: readonly Message[], reported?: string): Message[] {
  return messages
    .filter(({ id, seq, text }) => seq !== null && text !== '' && id !== reported)
    .slice(-offeredMessages);
}

/** What is chosen at first: the last ones of the other one, up to the reported message where it is known. */
export function usualChoice(messages: readonly Message[], reported?: string): string[] {
  const at = messages.find(({ id }) => id === reported)?.seq ?? Infinity;
  return offered(messages, reported)
    .filter(({ from_me: own, seq }) => !own && (seq ?? 0) < at)
    .slice(-chosenAtFirst)
    .map(({ id }) => id);
}
