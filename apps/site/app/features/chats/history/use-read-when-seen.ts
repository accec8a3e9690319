import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { changeUser } from '../../../domain/account/change-user';
import { chatsQuery } from '../../../domain/chats/chats-query';
import type { AnswerOf } from '../../../shared/api/api-query';
import { browserApi } from '../../../shared/api/browser-api';
import { withChatRead } from '../list/chat-list-rules';
import { newestReceived } from './history-window';
import type { Conversation } from './use-conversation';

/**
 * Opening a conversation sets its unread count to 0 (specification §4), and so does every message that arrives while its end is
 * visible. Messages below the visible part, or outside of the window, stay unread.
 *
 * @param isAway the reader is somewhere above the newest messages
 */
export function useReadWhenSeen(conversation: Conversation, isAway: boolean): void {
  const client = useQueryClient();
  const { conversation: id, has_newer: hasNewer } = conversation;
  const newest = newestReceived(conversation.messages)?.seq ?? undefined;
  const [opened] = useState(newest);
  const seq = isAway && newest !== opened ? undefined : newest;

  useEffect(() => {
    if (id === null || seq === undefined) return;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', read);
      if (!hasNewer)
        client.setQueryData<AnswerOf<'getChats'>>(chatsQuery.key, (list) => {
          if (!list) return list;
          const after = withChatRead(list, id);
          changeUser(client, () => ({ unread_messages: after.total_unread_messages }));
          return after;
        });
      browserApi()('readConversation', { params: { id }, body: { seq } })
        .then(() => client.invalidateQueries({ queryKey: ['getUser'] }))
        // The count stays until the next message is read; nothing is lost.
        .catch(() => undefined);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [client, id, seq, hasNewer]);
}
