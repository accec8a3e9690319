import type { Chat } from '@kindling/contract/chats/calls/chats';
import type { AnswerOf } from '../../../shared/api/api-query';

type Chats = AnswerOf<'getChats'>;

/** The list without a conversation, as the server will return it. */
export function withoutChat(list: Chats, conversation: string): Chats {
  return recounted(list.chats.filter((chat) => chat.conversation !== conversation));
}

/** The list after a conversation was opened: its unread count is 0 (specification §4). */
export function withChatRead(list: Chats, conversation: string): Chats {
  return recounted(
    list.chats.map((chat) =>
      chat.conversation === conversation ? { ...chat, num_unread_messages: 0 } : chat,
    ),
  );
}

function recounted(chats: Chats['chats']): Chats {
  return { chats, total_unread_messages: chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0) };
}

/**
 * The conversations whose name or preview contains each typed word, ignoring accents and case.
 *
 * @param previewOf the row's text of the last message
 */
export function matchingChats(
  chats: readonly Chat[],
  typed: string,
  previewOf: (chat: Chat) => string,
): readonly Chat[] {
  const words = folded(typed).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return chats;
  return chats.filter((chat) => {
    const text = folded(`${chat.profile.name} ${previewOf(chat)}`);
    return words.every((word) => text.includes(word));
  });
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
