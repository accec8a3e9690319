import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from '@kindling/contract/chats/live';
import type { Message } from '@kindling/contract/chats/calls/chats';
import type { AnswerOf } from '../../shared/api/api-query';
import { changeUser } from '../account/change-user';
import { chatsQuery } from '../chats/chats-query';

type ChatList = AnswerOf<'getChats'>;
type Told = ServerEvent<'message'>;

/** The list of conversations after a message; `null` if it has to be refetched. */
export function listWithMessage(list: ChatList, { conversation, message }: Told): ChatList | null {
  const chat = list.chats.find((one) => one.conversation === conversation);
  if (!chat) return null;
  const [last] = chat.messages;
  if (last?.id === message.id || (last?.seq ?? 0) >= (message.seq ?? 0)) return list;
  const unread = message.from_me ? 0 : 1;
  const changed = {
    ...chat,
    messages: [message],
    num_unread_messages: chat.num_unread_messages + unread,
  };
  return {
    chats: [changed, ...list.chats.filter((one) => one !== chat)],
    total_unread_messages: list.total_unread_messages + unread,
  };
}

/** The list after one of its conversations was read up to a place; `null` if something after it is unread. */
export function listWithRead(list: ChatList, { conversation, seq }: ServerEvent<'read'>): ChatList | null {
  const chat = list.chats.find((one) => one.conversation === conversation);
  const read = chat?.num_unread_messages ?? 0;
  if (read === 0) return list;
  const last = chat?.messages[0];
  if (last && !last.from_me && (last.seq ?? 0) > seq) return null;
  return {
    chats: list.chats.map((one) =>
      one.conversation === conversation ? { ...one, num_unread_messages: 0 } : one,
    ),
    total_unread_messages: Math.max(0, list.total_unread_messages - read),
  };
}

/** How a message fits the known ones of its conversation: it is there already, it is the next, or one in between was missed. */
export function placeBehind(
  known: readonly Pick<Message, 'id' | 'seq'>[],
  message: Pick<Message, 'id' | 'seq'>,
): 'known' | 'next' | 'gap' {
  if (known.some(({ id }) => id === message.id)) return 'known';
  const newest = known.reduce((most, { seq }) => Math.max(most, seq ?? 0), 0);
  return message.seq === newest + 1 ? 'next' : 'gap';
}

interface Conversation {
  conversation: string | null;
  profile: { id: string };
  messages: Message[];
}

/** Puts a pushed message into every cache that shows it; caches that can't include it are refetched. */
export function takeMessage(client: QueryClient, told: Told): void {
  const list = client.getQueryData<ChatList>(chatsQuery.key);
  const after = list && listWithMessage(list, told);
  if (after && after !== list) client.setQueryData(chatsQuery.key, after);
  if (after !== list && !told.message.from_me)
    changeUser(client, (user) => ({
      unread_messages: after?.total_unread_messages ?? user.unread_messages + 1,
    }));
  if (after === null) void client.invalidateQueries({ queryKey: chatsQuery.key });

  const { conversation, profile, message } = told;
  for (const query of client.getQueryCache().findAll({ queryKey: ['getConversation'] })) {
    const known = query.state.data as Partial<Conversation> | undefined;
    if (known?.conversation !== conversation && known?.profile?.id !== profile) continue;
    const place = known.messages && placeBehind(known.messages, message);
    if (place === 'known') continue;
    if (place === 'next') {
      const { messages = [] } = known;
      const placed = messages.filter(({ seq }) => seq !== null);
      const held = messages.filter(({ seq }) => seq === null);
      client.setQueryData(query.queryKey, {
        ...known,
        conversation,
        messages: [...placed, message, ...held],
      });
    }
    // The first answer changes what a message costs; a gap is filled by refetching.
    const isFirstAnswer = !message.from_me && !known.messages?.some(({ from_me }) => !from_me);
    if (place !== 'next' || isFirstAnswer) void client.invalidateQueries({ queryKey: query.queryKey });
  }
}

/** Marks as read here what was read in another tab or on another device. */
export function takeRead(client: QueryClient, told: ServerEvent<'read'>): boolean {
  const list = client.getQueryData<ChatList>(chatsQuery.key);
  if (!list) return false;
  const after = listWithRead(list, told);
  if (after === null) {
    void client.invalidateQueries({ queryKey: chatsQuery.key });
    return false;
  }
  if (after === list) return true;
  client.setQueryData(chatsQuery.key, after);
  changeUser(client, () => ({ unread_messages: after.total_unread_messages }));
  return true;
}

/** Marks as stale what the server says has changed. @returns whether the member's own figures have */
export function takeChange(client: QueryClient, { what }: ServerEvent<'changed'>): boolean {
  const keys = {
    account: [],
    chats: ['getChats'],
    // An open profile shows whether it is liked, and whether it still exists.
    likes: ['getLikes', 'getMember'],
    conversation: ['getConversation'],
  } as const;
  for (const key of what.flatMap((thing) => keys[thing])) void client.invalidateQueries({ queryKey: [key] });
  return what.includes('account');
}
