/** Typing events between pages and their connection; kept small, because it is loaded before a connection is. */

type Conversation = string;

const listeners = new Set<(conversation: Conversation) => void>();
let say: ((conversation: Conversation) => void) | undefined;

/** Calls `listener` each time the other member of a conversation types. @returns unsubscribes */
export function onTyping(listener: (conversation: Conversation) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The other member of a conversation is typing; only the connection calls it. */
export function hearTyping(conversation: Conversation): void {
  for (const listener of listeners) listener(conversation);
}

/** Tells the server that the member is typing here; lost while there is no connection. */
export function sayTyping(conversation: Conversation): void {
  say?.(conversation);
}

/** How `sayTyping` reaches the server; undefined while it can't. */
export function setTypingWay(way: typeof say): void {
  say = way;
}
