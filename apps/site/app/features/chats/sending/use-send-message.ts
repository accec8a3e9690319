import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useUser } from '../../../domain/account/use-user';
import { useAlive } from '../../../shared/site/use-alive';
import { withMessage } from '../history/history-window';
import type { Conversation } from '../history/use-conversation';
import { memberQueue, type OpenConversation } from '../../../domain/chats/sending/member-queue';
import {
  newOutgoing,
  type Outgoing,
  type SendingStop,
  type Written,
} from '../../../domain/chats/sending/send-queue';

const none: readonly Outgoing[] = [];
const nothing = () => () => undefined;

/**
 * Sends messages of one conversation, one after the other. Each is shown at once under a client id that it keeps over every
 * retry and reload, so that none is sent or charged twice (decisions §6.1).
 *
 * @param change writes an answer into the conversation
 * @param giveBack restores a refused text in the composer: nothing of it was stored or charged; `isStopped` if credits or
 *   premium are missing
 */
export function useSendMessage(
  conversation: Conversation,
  change: (change: (known: Conversation) => Conversation) => void,
  giveBack: (text: string, isStopped: boolean) => void,
) {
  const memberId = useUser()?.id;
  const isAlive = useAlive();
  const member = isAlive && memberId !== undefined ? memberQueue(memberId) : undefined;
  const all = useSyncExternalStore(
    member?.queue.subscribe ?? nothing,
    () => member?.queue.all() ?? none,
    () => none,
  );
  const [stop, setStop] = useState<{ reason: SendingStop; isGivenBack: boolean } | null>(null);
  const [unacknowledged, setUnacknowledged] = useState<Outgoing | null>(null);
  const { id } = conversation.profile;

  // Answers use the latest render; the registration stays the same.
  const latest = useRef<OpenConversation>(null);
  useEffect(() => {
    latest.current = {
      onSent: ({ conversation: begun, message }) =>
        change((known) => ({
          ...withMessage(known, message),
          conversation: begun,
          acknowledgement_needed: false,
        })),
      onStop: (text, reason) => {
        if (text !== '') giveBack(text, true);
        setStop({ reason, isGivenBack: text !== '' });
      },
      onUnacknowledged: setUnacknowledged,
    };
  }, [change, giveBack]);
  useEffect(
    () =>
      member?.attend(id, {
        onSent: (sent) => latest.current?.onSent(sent),
        onStop: (text, reason) => latest.current?.onStop(text, reason),
        onUnacknowledged: (message) => latest.current?.onUnacknowledged(message),
      }),
    [member, id],
  );

  const outgoing = (written: Written): Outgoing => newOutgoing(conversation.profile, written);
  const arrived = new Set(conversation.messages.map(({ client_id }) => client_id));
  return {
    /** On their way, or refused, in the order of writing; without those that polling returned before their own answer. */
    pending: all.filter(({ to, clientId }) => to.id === id && !arrived.has(clientId)),
    stop,
    clearStop: () => setStop(null),
    /** A first message to a fictional profile waits for the acknowledgement. */
    needsAcknowledgement: unacknowledged !== null,
    send: (written: Written) => {
      const message = outgoing(written);
      if (conversation.acknowledgement_needed) setUnacknowledged(message);
      else member?.queue.add(message);
    },
    /** Keeps a message as not sent: credits or premium have to be bought first. */
    keep: (written: Written) => member?.queue.add({ ...outgoing(written), state: 'failed' }),
    acknowledge: () => {
      if (unacknowledged) member?.queue.add({ ...unacknowledged, acknowledged: true, state: 'waiting' });
      setUnacknowledged(null);
    },
    decline: () => {
      if (unacknowledged && unacknowledged.text !== '') giveBack(unacknowledged.text, false);
      setUnacknowledged(null);
    },
    retry: (clientId: string) => member?.queue.retry(clientId),
    discard: (clientId: string) => member?.queue.discard(clientId),
  };
}
