import type { AnswerOf } from '../../shared/api/api-query';

type Chats = AnswerOf<'getChats'>;

/** The list without a conversation, as it looks once the server has removed it. */
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
