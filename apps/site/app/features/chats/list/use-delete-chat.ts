import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { changeUser } from '../../../domain/account/change-user';
import { chatsQuery } from '../../../domain/chats/chats-query';
import type { AnswerOf } from '../../../shared/api/api-query';
import { browserApi } from '../../../shared/api/browser-api';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { usePaths } from '../../../shared/routing/use-paths';
import { showToast } from '../../../shared/ui/notices/toasts';
import { withoutChat } from './chat-list-rules';

/**
 * Removes a chat from the list at once, then on the server; on failure shows why and reloads the list (specification §4, §8).
 *
 * @param current the open conversation, whose page is left with it
 */
export function useDeleteChat(current: string | null): (conversation: string) => void {
  const client = useQueryClient();
  const problems = useProblemText();
  const navigate = useNavigate();
  const path = usePaths();
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
    onSuccess: async (_, conversation) => {
      if (conversation === current) await navigate(path('chats'), { replace: true });
      // The cached history must not reappear if the same two members start again.
      client.removeQueries({ queryKey: ['getConversation'] });
    },
    onError: (error) => {
      showToast(problems.ofError(error), 'danger');
      void client.invalidateQueries({ queryKey: chatsQuery.key });
    },
  });
  return mutate;
}
