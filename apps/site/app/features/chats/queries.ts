import { apiQuery } from '../../shared/api/api-query';

/** A conversation is opened by its id or by the other member's. */
export type ConversationAddress = { conversation: string } | { profile_id: string };

export const conversationQuery = (address: ConversationAddress) =>
  apiQuery('getConversation', { query: address });

/** Where what was read of a conversation is kept; it goes with the other answers to `getConversation`. */
export const historyKey = (address: ConversationAddress) => ['getConversation', 'history', address] as const;
