import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { MessageWarning } from '@kindling/contract/chats/message-warnings';
import type { useDraft } from '../../../domain/drafts/use-draft';
import { useUser } from '../../../domain/account/use-user';
import type { PaymentOfMessage } from '../../../domain/unsent/unsent-messages';
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

/** Why a message was not sent, and what it was. */
export interface Stop {
  reason: SendingStop;
  /** It is a text, restored in the composer; else it waits in the conversation. */
  isGivenBack: boolean;
  refused: Outgoing;
}

/**
 * Sends messages of one conversation, one after the other. Each is shown at once under a client id that it keeps over every
 * retry and reload, so that none is sent or charged twice (decisions §6.1).
 *
 * @param change writes an answer into the conversation
 * @param draft the composer's text, which a refused one is restored in: nothing of it was stored or charged
 */
export function useSendMessage(
  conversation: Conversation,
  change: (change: (known: Conversation) => Conversation) => void,
  { giveBack, take }: Pick<ReturnType<typeof useDraft>, 'giveBack' | 'take'>,
) {
  const memberId = useUser()?.id;
  const isAlive = useAlive();
  const member = isAlive && memberId !== undefined ? memberQueue(memberId) : undefined;
  const all = useSyncExternalStore(
    member?.queue.subscribe ?? nothing,
    () => member?.queue.all() ?? none,
    () => none,
  );
  const [stop, setStop] = useState<Stop | null>(null);
  const [unacknowledged, setUnacknowledged] = useState<Outgoing | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<{ message: Outgoing; reason: MessageWarning } | null>(null);
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
      onStop: (text, reason, refused) => {
        if (text !== '') giveBack(text, true);
        setStop({ reason, isGivenBack: text !== '', refused });
      },
      onUnpaid: (text) => giveBack(text, true),
      onUnacknowledged: (message) => {
        if (message.text !== '') giveBack(message.text, false);
        setUnacknowledged(message);
      },
      onUnconfirmed: (message, reason) => {
        giveBack(message.text, false);
        setUnconfirmed({ message, reason });
      },
    };
  }, [change, giveBack]);
  useEffect(
    () =>
      member?.attend(id, {
        onSent: (sent) => latest.current?.onSent(sent),
        onStop: (text, reason, refused) => latest.current?.onStop(text, reason, refused),
        onUnpaid: (text) => latest.current?.onUnpaid(text),
        onUnacknowledged: (message) => latest.current?.onUnacknowledged(message),
        onUnconfirmed: (message, reason) => latest.current?.onUnconfirmed(message, reason),
      }),
    [member, id],
  );

  const outgoing = (written: Written): Outgoing => newOutgoing(conversation.profile, written);
  // The text stays in its field, where a reload finds it, until it is in the queue.
  const leave = (message: Outgoing) => {
    member?.queue.add(message);
    if (message.text !== '') take(message.text);
  };
  // A yes is about those words.
  const wasSure = (text: string) => stop?.refused.isSure === true && stop.refused.text === text;
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
      else leave(message);
    },
    /**
     * Lets what was stopped for lack of credits wait for a payment, after which it goes out by itself.
     *
     * @param text of the composer, which it leaves; of no account for a gift
     */
    awaitPayment: (text: string, payment: PaymentOfMessage) => {
      if (!stop) return;
      const { clientId, gift, replyTo, acknowledged } = stop.refused;
      const isSure = wasSure(text);
      if (gift) member?.queue.awaitPayment(clientId, payment);
      else
        member?.queue.add({ ...outgoing({ text, replyTo }), acknowledged, isSure, payment, state: 'unpaid' });
    },
    /** Sends a message stopped for lack of credits, once they suffice. @param text of the composer, as above */
    sendStopped: (text: string) => {
      if (!stop) return;
      const { clientId, gift, replyTo, acknowledged } = stop.refused;
      if (gift) member?.queue.retry(clientId);
      else if (text !== '')
        member?.queue.add({ ...outgoing({ text, replyTo }), acknowledged, isSure: wasSure(text) });
      setStop(null);
    },
    /** What waits for a payment is not to go out by itself: a text is back in the composer. */
    takeBack: (message: Outgoing) => member?.takeBack(message),
    acknowledge: () => {
      if (unacknowledged) leave({ ...unacknowledged, acknowledged: true, state: 'waiting' });
      setUnacknowledged(null);
    },
    decline: () => setUnacknowledged(null),
    /** A message that its author is asked about, and why. */
    unconfirmed,
    sendUnconfirmed: () => {
      if (unconfirmed) leave({ ...unconfirmed.message, isSure: true, state: 'waiting' });
      setUnconfirmed(null);
    },
    dropUnconfirmed: () => setUnconfirmed(null),
    retry: (clientId: string) => member?.queue.retry(clientId),
    discard: (clientId: string) => member?.queue.discard(clientId),
  };
}
