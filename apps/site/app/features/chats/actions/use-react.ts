import { useQueryClient } from '@tanstack/react-query';
import type { Message } from '@kindling/contract/chats/calls/chats';
import { askAgainIfGone } from '../../../domain/profiles/member-query';
import { browserApi } from '../../../shared/api/browser-api';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { showToast } from '../../../shared/ui/notices/toasts';

/**
 * Reacts to a message: shown at once, and reverted if the server refuses.
 *
 * @param change writes the message
 */
export function useReact(change: (message: Message) => void) {
  const client = useQueryClient();
  const { ofError } = useProblemText();
  return (message: Message, emoji: string | null): void => {
    const others = message.reactions.filter(({ from_me }) => !from_me);
    change({
      ...message,
      reactions: emoji === null ? others : [...others, { emoji, from_me: true }],
    });
    browserApi()('reactToMessage', { params: { id: message.id }, body: { emoji } })
      .then((answer) => change(answer.message))
      .catch((error: unknown) => {
        change(message);
        showToast(ofError(error), 'danger');
        askAgainIfGone(client, error);
      });
  };
}
