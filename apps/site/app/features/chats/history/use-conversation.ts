import { useState } from 'react';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ApiProblem } from '@kindling/contract/api-problem';
import type { Message } from '@kindling/contract/chats/calls/chats';
import { useIsLive } from '../../../domain/live/use-live';
import type { AnswerOf } from '../../../shared/api/api-query';
import { browserApi } from '../../../shared/api/browser-api';
import { conversationPollMs, polled } from '../../../shared/api/polling';
import { conversationQuery, historyKey, type ConversationAddress } from '../queries';
import { newestSeq, oldestSeq, withMessage, withNewer, withNewest, withOlder } from './history-window';

export type Conversation = AnswerOf<'getConversation'>;

/** How many pages one goes back at most to find a message that another one quotes. */
const mostPagesBack = 40;

/**
 * An open conversation: a window of its messages that grows at both ends, what is new as soon as it is known, and read as
 * soon as it is seen. What was loaded stays for a while, so that one finds it again when one comes back.
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
    /** Why the last time failed that it was asked for; what is shown may be old. */
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
    /** Puts the newest page in place of what is read now. */
    loadNewest: async () => {
      const newest = await browserApi()('getConversation', conversationQuery(address).input);
      client.setQueryData<Conversation>(key, newest);
    },
    /** Goes back until a message is in the page. @returns whether it was found */
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
    /** Writes what an answer says into the conversation. */
    change,
    /** Writes a message as it is now into the conversation. */
    changeMessage: (message: Message) => change((known) => withMessage(known, message)),
  };
}

function loadingOf(place: object | undefined): 'older' | 'newer' | null {
  if (!place) return null;
  return 'before' in place ? 'older' : 'newer';
}

/** What the page was loaded with joins what was kept of the conversation since one was here last. */
function useKnownBefore(client: QueryClient, key: readonly unknown[], initial: Conversation): void {
  useState(() => {
    const known = client.getQueryData<Conversation>(key);
    if (known) client.setQueryData<Conversation>(key, withNewest(known, initial));
  });
}
