import type { Message } from '@kindling/contract/chats/calls/chats';

export type Quote = NonNullable<Message['reply_to']>;

/** A message as another one quotes it. */
export function quoteOf({ id, from_me, kind, text, retracted, unwanted }: Message): Quote {
  return { id, from_me, kind, text, retracted, unwanted };
}

/** A quote that this browser kept, as its message reads by now, where that is at hand. */
export function currentQuote(kept: Quote | null, messages: readonly Message[]): Quote | null {
  const now = messages.find(({ id }) => id === kept?.id);
  return now ? quoteOf(now) : kept;
}
