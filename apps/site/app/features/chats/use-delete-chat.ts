import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeUser } from '../../domain/account/change-user';
import type { AnswerOf } from '../../shared/api/api-query';
import { browserApi } from '../../shared/api/browser-api';
import { useProblemText } from '../../shared/api/use-problem-text';
import { showToast } from '../../shared/ui/toasts';
import { withoutChat } from './chat-list-rules';
import { chatsQuery } from '../../domain/chats/chats-query';

/** Removes a chat from the list at once, then on the server; on failure tells why and loads the list again (specification §4, §8). */
export function useDeleteChat(): (conversation: string) => void {
  const client = useQueryClient();
  const problems = useProblemText();
  const { mutate } = useMutation({
    mutationFn: (conversation: string) => browserApi()('deleteChat', { body: { conversation } }),
    onMutate: async (conversation) => {
      await client.cancelQueries({ queryKey: chatsQuery.key });
      client.setQueryData<AnswerOf<'getChats'>>(chatsQuery.key, (list) => {
        if (!list) return list;
        const left = withoutChat(list, conversation);
        changeUser(client, () => ({ unread_messages: left.total_unread_messages }));
        return left;
      });
    },
    // What was loaded of it must not come back when the same two begin anew.
    onSuccess: () => client.removeQueries({ queryKey: ['getConversation'] }),
    onError: (error) => {
      showToast(problems.ofError(error), 'danger');
      void client.invalidateQueries({ queryKey: chatsQuery.key });
    },
  });
  return mutate;
}
