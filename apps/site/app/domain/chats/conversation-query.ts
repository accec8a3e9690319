import { apiQuery } from '../../shared/api/api-query';

/** A conversation is opened by its id or by the other member's. */
export type ConversationAddress = { conversation: string } | { profile_id: string };

export const conversationQuery = (address: ConversationAddress) =>
  apiQuery('getConversation', { query: address });

/** Cache key of the loaded history; like the other answers to `getConversation` it is dropped with them. */
export const historyKey = (address: ConversationAddress) => ['getConversation', 'history', address] as const;
