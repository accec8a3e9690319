import type { Message } from '@kindling/contract/chats/calls/chats';

/**
 * The part of a conversation that is in the page: an unbroken run of messages in their order. It grows by pages at both ends
 * and drops what is far away, so that a page stays light however long the conversation is.
 */
export interface HistoryWindow {
  messages: Message[];
  has_older: boolean;
  has_newer: boolean;
}

/** At most this many stay in the page: some screens on each side of the reader. */
export const mostInPage = 250;

/**
 * The window after a newer answer. If the answer does not overlap the window, messages in between are missing: then the window
 * keeps its end, and the rest is loaded when the reader scrolls on.
 *
 * @param newest the newest page, whose other facts hold
 */
export function withNewest<W extends HistoryWindow>(known: HistoryWindow | undefined, newest: W): W {
  if (!known || known.messages.length === 0) return newest;
  if (!reaches(known, newest))
    return { ...newest, messages: known.messages, has_older: known.has_older, has_newer: true };
  const messages = joined(known.messages, newest.messages);
  const knowsOldest = !newest.messages.some(({ id }) => id === messages[0]?.id);
  return {
    ...newest,
    ...shortened(messages, 'old', {
      has_older: knowsOldest ? known.has_older : newest.has_older,
      has_newer: false,
    }),
  };
}

/** The window with a page before it; what is far below it is dropped. */
export function withOlder<W extends HistoryWindow>(known: W, page: HistoryWindow): W {
  const messages = joined(page.messages, known.messages);
  return {
    ...known,
    ...shortened(messages, 'new', { has_older: page.has_older, has_newer: known.has_newer }),
  };
}

/** The window with a page after it; what is far above it is dropped. */
export function withNewer<W extends HistoryWindow>(known: W, page: HistoryWindow): W {
  const messages = joined(known.messages, page.messages);
  return {
    ...known,
    ...shortened(messages, 'old', { has_older: known.has_older, has_newer: page.has_newer }),
  };
}

/** The window with the current state of one message, new or changed. A message outside of the window is ignored. */
export function withMessage<W extends HistoryWindow>(known: W, message: Message): W {
  const isKnown = known.messages.some(({ id }) => id === message.id);
  if (!isKnown && known.has_newer) return known;
  return { ...known, messages: joined(known.messages, [message]) };
}

/** Whether the newest page begins within the window or right after it. */
function reaches(known: HistoryWindow, newest: HistoryWindow): boolean {
  if (!newest.has_older) return true;
  const end = newestSeq(known.messages);
  const start = oldestSeq(newest.messages);
  return end === undefined || start === undefined || start <= end + 1;
}

/** Each message once, in its latest version, in the conversation's one order; held ones follow in the order of writing. */
function joined(known: readonly Message[], fresh: readonly Message[]): Message[] {
  const byId = new Map([...known, ...fresh].map((message) => [message.id, message]));
  return [...byId.values()].sort(
    (a, b) =>
      (a.seq ?? Number.POSITIVE_INFINITY) - (b.seq ?? Number.POSITIVE_INFINITY) ||
      a.sent_at.localeCompare(b.sent_at),
  );
}

function shortened(
  messages: Message[],
  end: 'old' | 'new',
  { has_older, has_newer }: Pick<HistoryWindow, 'has_older' | 'has_newer'>,
): HistoryWindow {
  if (messages.length <= mostInPage) return { messages, has_older, has_newer };
  return end === 'old'
    ? { messages: messages.slice(-mostInPage), has_older: true, has_newer }
    : { messages: messages.slice(0, mostInPage), has_older, has_newer: true };
}

/** The end of the page of older messages; undefined if no message has a place yet. */
export function oldestSeq(messages: readonly Message[]): number | undefined {
  return messages.find(({ seq }) => seq !== null)?.seq ?? undefined;
}

/** The start of the page of newer messages; undefined if no message has a place yet. */
export function newestSeq(messages: readonly Message[]): number | undefined {
  return messages.findLast(({ seq }) => seq !== null)?.seq ?? undefined;
}

/** The newest message of the other member. */
export function newestReceived(messages: readonly Message[]): Message | undefined {
  return messages.findLast(({ from_me }) => !from_me);
}
