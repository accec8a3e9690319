import { useEffect } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiProblem } from '@kindling/contract/api-problem';
import { changeUser } from '../../domain/account/change-user';
import { queryOptions, type AnswerOf } from '../../shared/api/api-query';
import { browserApi } from '../../shared/api/browser-api';
import { conversationPollMs, polled } from '../../shared/api/polling';
import { withChatRead } from './chat-list-rules';
import { joinPages, newestReceived, oldestSeq, withOlder } from './conversation-messages';
import { chatsQuery } from '../../domain/chats/chats-query';
import { conversationQuery, olderMessagesQuery, type ConversationAddress } from './queries';

export type Conversation = AnswerOf<'getConversation'>;

/**
 * An open conversation: everything loaded so far in one list, new messages every few seconds, older ones on demand, and
 * read as soon as it is seen.
 */
export function useConversation(address: ConversationAddress, initial: Conversation) {
  const client = useQueryClient();
  const query = conversationQuery(address);
  const { data: conversation, isError } = useQuery<Conversation, ApiProblem>({
    ...queryOptions(query),
    ...polled<Conversation>(conversationPollMs),
    initialData: () => initial,
    structuralSharing: (known, fresh) => joinPages(known as Conversation | undefined, fresh as Conversation),
  });
  useReadWhenSeen(conversation);

  const older = useMutation({
    mutationFn: (before: number) =>
      browserApi()('getConversation', olderMessagesQuery(address, before).input),
    onSuccess: (page) => {
      client.setQueryData<Conversation>(query.key, (known) => known && withOlder(known, page));
    },
  });
  return {
    conversation,
    /** The last poll failed; what is shown may be old. */
    isStale: isError,
    loadOlder: () => {
      const before = oldestSeq(conversation.messages);
      if (before !== undefined && !older.isPending) older.mutate(before);
    },
    loadingOlder: older.isPending,
    /** Writes what the answer to a sent message says. */
    change: (change: (known: Conversation) => Conversation) =>
      client.setQueryData<Conversation>(query.key, (known) => known && change(known)),
  };
}

/** Opening a conversation, and every message that comes while it is looked at, sets its unread count to 0. */
function useReadWhenSeen({ conversation: id, messages }: Conversation): void {
  const client = useQueryClient();
  const newest = newestReceived(messages)?.id;

  useEffect(() => {
    if (id === null || newest === undefined) return;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', read);
      client.setQueryData<AnswerOf<'getChats'>>(chatsQuery.key, (list) => {
        if (!list) return list;
        const after = withChatRead(list, id);
        changeUser(client, () => ({ unread_messages: after.total_unread_messages }));
        return after;
      });
      browserApi()('readConversation', { params: { id } })
        .then(() => client.invalidateQueries({ queryKey: ['getUser'] }))
        // The count stays until the next message is read; nothing is lost.
        .catch(() => undefined);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [client, id, newest]);
}
