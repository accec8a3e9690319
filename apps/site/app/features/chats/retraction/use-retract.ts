import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Message } from '@kindling/contract/chats/calls/chats';
import { chatsQuery } from '../../../domain/chats/chats-query';
import { askAgainIfGone } from '../../../domain/profiles/member-query';
import { browserApi } from '../../../shared/api/browser-api';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { showToast } from '../../../shared/ui/notices/toasts';

/**
 * The message that the member is about to take back, and how that is done.
 *
 * @param change writes the message
 */
export function useRetract(change: (message: Message) => void) {
  const client = useQueryClient();
  const { ofError } = useProblemText();
  const [asked, ask] = useState<Message>();
  return {
    asked,
    ask,
    cancel: () => ask(undefined),
    confirm: (message: Message): void => {
      ask(undefined);
      browserApi()('retractMessage', { params: { id: message.id } })
        .then(() => {
          change(emptied(message));
          void client.invalidateQueries({ queryKey: chatsQuery.key });
        })
        .catch((error: unknown) => {
          showToast(ofError(error), 'danger');
          askAgainIfGone(client, error);
        });
    },
  };
}

/** A message as it reads once it was taken back. */
function emptied(message: Message): Message {
  const nothing = { text: '', photo: null, gift: null, reply_to: null, reactions: [] };
  return { ...message, ...nothing, kind: 'text', retracted: true };
}
