import { memberQueue } from './member-queue';
import { newOutgoing, type Outgoing } from './send-queue';

/**
 * The outcome of sending a line. `waiting`: for a connection. `stopped`: credits, premium or an acknowledgement are missing, or
 * its author is to be asked first, and the queue gave the text back. `failed`: it was refused for another reason and is in the conversation.
 */
export type LineOutcome = 'sent' | 'waiting' | 'stopped' | 'failed';

/**
 * Sends a text from a page that does not show the conversation, by the queue of the composer. Browser only.
 *
 * @param giveBack takes texts to the same member that are not sent, among them one that waited before this one
 */
export function sendLine(
  memberId: string,
  to: Outgoing['to'],
  text: string,
  giveBack: (text: string) => void,
): Promise<LineOutcome> {
  const member = memberQueue(memberId);
  const line = newOutgoing(to, { text });
  return new Promise((resolve) => {
    let wasSending = false;
    const end = (outcome: LineOutcome) => {
      leave();
      unsubscribe();
      resolve(outcome);
    };
    const leave = member.attend(to.id, {
      onSent: ({ message }) => {
        if (message.client_id === line.clientId) end('sent');
      },
      onStop: (stopped) => {
        if (stopped !== '') giveBack(stopped);
        end('stopped');
      },
      onUnpaid: giveBack,
      onUnacknowledged: (message) => {
        if (message.text !== '') giveBack(message.text);
        end('stopped');
      },
      onUnconfirmed: (message) => {
        giveBack(message.text);
        end('stopped');
      },
    });
    const unsubscribe = member.queue.subscribe(() => {
      const state = member.queue.all().find(({ clientId }) => clientId === line.clientId)?.state;
      if (state === 'sending') wasSending = true;
      if (state === 'failed') end('failed');
      if (state === 'waiting' && (wasSending || !navigator.onLine)) end('waiting');
    });
    member.queue.add(line);
  });
}
