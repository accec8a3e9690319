/** What passes between pages and their connection about who writes; small, because it is there before a connection is. */

type Conversation = string;

const listeners = new Set<(conversation: Conversation) => void>();
let say: ((conversation: Conversation) => void) | undefined;

/** Calls `listener` each time that the other one of a conversation is said to write. @returns how to end that */
export function onTyping(listener: (conversation: Conversation) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The other one of a conversation writes; only the connection knows. */
export function hearTyping(conversation: Conversation): void {
  for (const listener of listeners) listener(conversation);
}

/** Tells the server that the member writes here; lost while there is no connection. */
export function sayTyping(conversation: Conversation): void {
  say?.(conversation);
}

/** How `sayTyping` reaches the server; undefined while it cannot. */
export function setTypingWay(way: typeof say): void {
  say = way;
}
