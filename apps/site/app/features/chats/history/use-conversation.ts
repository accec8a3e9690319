import { useState } from 'react';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ApiProblem } from '@kindling/contract/api-problem';
import type { Message } from '@kindling/contract/chats/calls/chats';
import { useIsLive } from '../../../domain/live/use-live';
import type { AnswerOf } from '../../../shared/api/api-query';
import { browserApi } from '../../../shared/api/browser-api';
import { conversationPollMs, polled } from '../../../shared/api/polling';
import {
  conversationQuery,
  historyKey,
  type ConversationAddress,
} from '../../../domain/chats/conversation-query';
import { newestSeq, oldestSeq, withMessage, withNewer, withNewest, withOlder } from './history-window';

export type Conversation = AnswerOf<'getConversation'>;

/** How many pages are loaded at most to find a quoted message. */
const mostPagesBack = 40;

/**
 * An open conversation: a window of its messages that grows at both ends; new messages are added at once and marked as read
 * once seen. The loaded part is kept for a while, for a return to the conversation.
 */
export function useConversation(address: ConversationAddress, initial: Conversation) {
  const client = useQueryClient();
  const key = historyKey(address);
  const live = useIsLive();
  useKnownBefore(client, key, initial);
  const { data: conversation, error } = useQuery<Conversation, ApiProblem>({
    queryKey: key,
    queryFn: async () => {
      const newest = await browserApi()('getConversation', conversationQuery(address).input);
      return withNewest(client.getQueryData<Conversation>(key), newest);
    },
    ...polled<Conversation>(conversationPollMs, () => !live),
    initialData: () => initial,
  });

  const change = (how: (known: Conversation) => Conversation) =>
    client.setQueryData<Conversation>(key, (known) => known && how(known));
  const page = useMutation({
    mutationFn: (place: { before: number } | { after: number }) =>
      browserApi()('getConversation', { query: { ...address, ...place } }),
    onSuccess: (answer, place) =>
      change((known) => ('before' in place ? withOlder(known, answer) : withNewer(known, answer))),
  });
  const current = () => client.getQueryData<Conversation>(key) ?? conversation;

  return {
    conversation,
    /** Why the last refetch failed; what is shown may be stale. */
    error,
    loading: loadingOf(page.isPending ? page.variables : undefined),
    loadOlder: () => {
      const before = oldestSeq(current().messages);
      if (before !== undefined && !page.isPending) page.mutate({ before });
    },
    loadNewer: () => {
      const after = newestSeq(current().messages);
      if (after !== undefined && !page.isPending) page.mutate({ after });
    },
    /** Replaces the window by the newest page. */
    loadNewest: async () => {
      const newest = await browserApi()('getConversation', conversationQuery(address).input);
      client.setQueryData<Conversation>(key, newest);
    },
    /** Loads older pages until a message is in the window. @returns whether it was found */
    loadUntil: async (id: string): Promise<boolean> => {
      for (let pages = 0; pages < mostPagesBack; pages++) {
        const { messages, has_older } = current();
        if (messages.some((message) => message.id === id)) return true;
        const before = oldestSeq(messages);
        if (!has_older || before === undefined) return false;
        await page.mutateAsync({ before });
      }
      return false;
    },
    /** Merges an answer into the conversation. */
    change,
    /** Writes the current state of a message into the conversation. */
    changeMessage: (message: Message) => change((known) => withMessage(known, message)),
  };
}

function loadingOf(place: object | undefined): 'older' | 'newer' | null {
  if (!place) return null;
  return 'before' in place ? 'older' : 'newer';
}

/** The page's first answer joins what was kept of the conversation since the last visit. */
function useKnownBefore(client: QueryClient, key: readonly unknown[], initial: Conversation): void {
  useState(() => {
    const known = client.getQueryData<Conversation>(key);
    if (known) client.setQueryData<Conversation>(key, withNewest(known, initial));
  });
}
