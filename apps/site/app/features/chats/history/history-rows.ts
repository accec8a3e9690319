import type { Message } from '@kindling/contract/chats/calls/chats';
import { dayKey } from '../../../shared/time/moments';

/** A row of the history, from top to bottom. */
export type HistoryRow =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'new'; key: string }
  /** `joined`: by the author of the one before it, and shortly after; `last`: no other is joined to it. */
  | { kind: 'message'; key: string; message: Message; joined: boolean; last: boolean };

/** Messages of one author within this time are grouped. */
const joinedMs = 5 * 60_000;

/**
 * Messages with a mark before each day and one before the first that was unread when the conversation was opened.
 *
 * @param now undefined if the reader's clock is unknown; days are then UTC days
 * @param firstNew id of the first unread message
 */
export function historyRows(
  messages: readonly Message[],
  now: number | undefined,
  firstNew: string | undefined,
): HistoryRow[] {
  const joins = (message: Message, index: number): boolean => {
    const before = messages[index - 1];
    return (
      before !== undefined &&
      message.id !== firstNew &&
      before.from_me === message.from_me &&
      dayKey(before.sent_at, now) === dayKey(message.sent_at, now) &&
      Date.parse(message.sent_at) - Date.parse(before.sent_at) < joinedMs
    );
  };
  return messages.flatMap((message, index) => {
    const before = messages[index - 1];
    const next = messages[index + 1];
    const last = !next || !joins(next, index + 1);
    const rows: HistoryRow[] = [
      { kind: 'message', key: message.id, message, joined: joins(message, index), last },
    ];
    if (message.id === firstNew) rows.unshift({ kind: 'new', key: 'new' });
    if (!before || dayKey(before.sent_at, now) !== dayKey(message.sent_at, now))
      rows.unshift({ kind: 'day', key: `day ${message.id}`, at: message.sent_at });
    return rows;
  });
}

/**
 * The first message that the reader has not seen, by the number of unread ones.
 *
 * @param unread as the list counted them before the conversation was opened
 * @returns its id; that of the page's first message if it is older than the page
 */
export function firstUnread(messages: readonly Message[], unread: number): string | undefined {
  if (unread <= 0) return undefined;
  const received = messages.filter(({ from_me }) => !from_me);
  return (received.at(-unread) ?? received[0])?.id;
}

/** How many messages of the other member follow a place in the order. */
export function receivedAfter(messages: readonly Message[], seq: number): number {
  return messages.filter((message) => !message.from_me && message.seq !== null && message.seq > seq).length;
}
