import { useReducer, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeUser } from '../../domain/account/change-user';
import { browserApi } from '../../shared/api/browser-api';
import { isApiProblem } from '../../shared/api/page-queries';
import { useProblemText } from '../../shared/api/use-problem-text';
import { joinPages, pendingReducer, stillPending, type PendingMessage } from './conversation-messages';
import { chatsQuery } from '../../domain/chats/chats-query';
import type { Conversation } from './use-conversation';

type Draft = Omit<PendingMessage, 'state'>;

/** What stands between a message and its sending; each opens a dialog. */
export type SendingStop = 'insufficient_credits' | 'conversation_limit_reached' | 'premium_required';

/**
 * Sends messages of one conversation, one after the other. Each is shown at once under a client id that it keeps over
 * every retry, so that none is sent or charged twice (decisions §6.1).
 * @param change writes an answer into the conversation
 * @param giveBack puts a refused text into the composer again: nothing of it was stored or charged; `isStopped` where
 *   something is missing that can be had elsewhere
 */
export function useSendMessage(
  conversation: Conversation,
  change: (change: (known: Conversation) => Conversation) => void,
  giveBack: (text: string, isStopped: boolean) => void,
) {
  const client = useQueryClient();
  const problems = useProblemText();
  const [pending, dispatch] = useReducer(pendingReducer, []);
  const [stop, setStop] = useState<SendingStop | null>(null);
  const [unacknowledged, setUnacknowledged] = useState<Draft | null>(null);
  const profileId = conversation.profile.id;

  const { mutate } = useMutation({
    scope: { id: `send ${profileId}` },
    mutationFn: (draft: Draft) =>
      browserApi()('sendMessage', {
        body: {
          client_id: draft.clientId,
          profile_id: profileId,
          text: draft.text,
          ...(draft.acknowledged && { acknowledge_fictional: true }),
        },
      }),
    onSuccess: ({ conversation: id, message, credits }, { clientId }) => {
      change((known) => ({
        ...joinPages(known, { ...known, messages: [message] }),
        conversation: id,
        acknowledgement_needed: false,
      }));
      dispatch({ type: 'settled', clientId });
      changeUser(client, () => ({ credits }));
      void client.invalidateQueries({ queryKey: chatsQuery.key });
      void client.invalidateQueries({ queryKey: ['getCredits'] });
    },
    onError: (error, draft) => {
      const code = isApiProblem(error) ? error.code : undefined;
      switch (code) {
        case 'insufficient_credits':
        case 'conversation_limit_reached':
        case 'premium_required':
          dispatch({ type: 'settled', clientId: draft.clientId });
          giveBack(draft.text, true);
          setStop(code);
          return;
        case 'fictional_acknowledgement_required':
          dispatch({ type: 'settled', clientId: draft.clientId });
          setUnacknowledged(draft);
          return;
        default:
          dispatch({ type: 'failed', clientId: draft.clientId, reason: problems.ofError(error) });
      }
    },
  });

  const deliver = (draft: Draft) => {
    dispatch({ type: 'written', message: draft });
    mutate(draft);
  };
  return {
    pending: stillPending(pending, conversation.messages),
    stop,
    clearStop: () => setStop(null),
    /** A first message to a fictional profile waits for the acknowledgement. */
    needsAcknowledgement: unacknowledged !== null,
    send: (text: string) => {
      const draft: Draft = {
        clientId: crypto.randomUUID(),
        text,
        writtenAt: new Date().toISOString(),
        acknowledged: false,
      };
      if (conversation.acknowledgement_needed) setUnacknowledged(draft);
      else deliver(draft);
    },
    acknowledge: () => {
      if (unacknowledged) deliver({ ...unacknowledged, acknowledged: true });
      setUnacknowledged(null);
    },
    decline: () => {
      if (unacknowledged) giveBack(unacknowledged.text, false);
      setUnacknowledged(null);
    },
    retry: (message: PendingMessage) => {
      dispatch({ type: 'retried', clientId: message.clientId });
      mutate(message);
    },
    discard: ({ clientId }: PendingMessage) => dispatch({ type: 'settled', clientId }),
  };
}
