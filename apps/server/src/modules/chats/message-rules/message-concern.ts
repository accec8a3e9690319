import { messageWarnings, type MessageWarning } from '@kindling/contract/chats/message-warnings';
import { addressesIn, type KnownHosts } from './addresses-in.js';
import { hasWordOf } from './brand-words.js';
import type { RuleIndex } from './message-rules.js';

/** What a message is judged by. */
export interface MessageRules {
  readonly index: RuleIndex;
  readonly hosts: KnownHosts;
}

/**
 * All that the rules of any language find in a message. Who writes in which language is not known, so all are tried.
 *
 * @param brandWords the brand's own `hurtful_words`
 * @returns nothing for an ordinary message
 */
export function concernsIn(
  text: string,
  { index, hosts }: MessageRules,
  brandWords: readonly string[] = [],
): ReadonlySet<MessageWarning> {
  const found = addressesIn(text, hosts);
  for (const { reason } of index.find(text)) found.add(reason);
  if (hasWordOf(text, brandWords)) found.add('insult');
  return found;
}

/** What the sender of a message is asked about before it is sent, and its receiver afterwards; null for nothing. */
export function gravest(found: ReadonlySet<MessageWarning>): MessageWarning | null {
  return messageWarnings.find((reason) => found.has(reason)) ?? null;
}
