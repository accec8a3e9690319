import { apiQuery } from '../../shared/api/api-query';

/** A conversation is opened by its id or by the other member's. */
export type ConversationAddress = { conversation: string } | { profile_id: string };

export const conversationQuery = (address: ConversationAddress) =>
  apiQuery('getConversation', { query: address });
export const olderMessagesQuery = (address: ConversationAddress, before: number) =>
  apiQuery('getConversation', { query: { ...address, before } });
