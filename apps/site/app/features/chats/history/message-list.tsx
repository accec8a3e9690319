import { ArrowDown } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '@kindling/contract/chats/calls/chats';
import { Moment } from '../../../shared/time/moment';
import { useNow } from '../../../shared/time/use-now';
import { Badge } from '../../../shared/ui/badge';
import { Button } from '../../../shared/ui/button';
import { classNames } from '../../../shared/ui/class-names';
import type { Outgoing } from '../../../domain/chats/sending/send-queue';
import { firstUnread, historyRows, receivedAfter } from './history-rows';
import { newestSeq } from './history-window';
import { MessageBubble, type BubbleHandlers } from '../bubbles/message-bubble';
import { currentQuote } from '../bubbles/quote-of';
import { PendingBubble, type PendingHandlers } from '../bubbles/pending-bubble';
import { rowOf, useHistoryScroll } from './use-history-scroll';
import { useReadWhenSeen } from './use-read-when-seen';
import { useReachedEnd } from './use-reached-end';
import type { Conversation } from './use-conversation';
import bubbleStyles from '../bubbles/message-bubble.module.scss';
import styles from './message-list.module.scss';

export interface HistoryPages {
  loading: 'older' | 'newer' | null;
  loadOlder: () => void;
  loadNewer: () => void;
  loadNewest: () => Promise<void>;
  loadUntil: (id: string) => Promise<boolean>;
}

/** The messages in their order, followed by those on their way. Shows the newest one before any script has run. */
export function MessageList({
  conversation,
  pages,
  pending,
  first,
  unread,
  handlers,
  pendingHandlers,
}: {
  conversation: Conversation;
  pages: HistoryPages;
  pending: readonly Outgoing[];
  /** Shown instead of messages while there are none. */
  first: ReactNode;
  /** How many were unread when the conversation was opened. */
  unread: number;
  handlers: Omit<BubbleHandlers, 'onQuote'>;
  pendingHandlers: PendingHandlers;
}) {
  const { t } = useTranslation('chats');
  const now = useNow(60_000);
  const { profile, messages, has_older: hasOlder, has_newer: hasNewer } = conversation;
  const [firstNew] = useState(() => firstUnread(messages, unread));
  const rows = useMemo(() => historyRows(messages, now, firstNew), [messages, now, firstNew]);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const content = useMemo(() => [rows, pending.length], [rows, pending.length]);
  const { isAway, toNewest } = useHistoryScroll(scroller, profile.id, content, firstNew);
  useReadWhenSeen(conversation, isAway);
  const missed = useMissed(messages, isAway || hasNewer);
  const older = useReachedEnd(scroller, hasOlder && pages.loading === null, messages[0]?.id, pages.loadOlder);
  const newer = useReachedEnd(
    scroller,
    hasNewer && pages.loading === null,
    messages.at(-1)?.id,
    pages.loadNewer,
  );

  const goToNewest = () => {
    if (hasNewer) void pages.loadNewest().then(toNewest, () => undefined);
    else toNewest();
  };
  // An author wants to see the new message, wherever they were reading.
  const written = pending.at(-1)?.clientId;
  const goes = useRef(goToNewest);
  useEffect(() => {
    goes.current = goToNewest;
  });
  useEffect(() => {
    if (written !== undefined) goes.current();
  }, [written]);

  const handlersOfAll = useHandlers({ ...handlers, onQuote: (id) => void showQuoted(scroller, id, pages) });
  return (
    <div className={styles.frame}>
      <div
        ref={setScroller}
        className={styles.scroller}
        tabIndex={0}
        role="region"
        aria-label={t('conversation.messages')}
      >
        <div className={styles.content}>
          {hasOlder && (
            <div ref={older}>
              <Button
                look="secondary"
                size="small"
                busy={pages.loading === 'older'}
                onClick={pages.loadOlder}
              >
                {t('conversation.older')}
              </Button>
            </div>
          )}
          {messages.length + pending.length === 0 && first}
          <ol className={styles.list}>
            {rows.map((row) =>
              row.kind === 'message' ? (
                <MessageBubble
                  key={row.key}
                  message={row.message}
                  joined={row.joined}
                  last={row.last}
                  isRead={isRead(row.message, conversation.other_read_seq)}
                  profile={profile}
                  handlers={handlersOfAll}
                />
              ) : (
                <li key={row.key} className={row.kind === 'new' ? styles.new : styles.day}>
                  {row.kind === 'new' ? (
                    <span>{t('conversation.new')}</span>
                  ) : (
                    <Moment at={row.at} style="day" />
                  )}
                </li>
              ),
            )}
            {!hasNewer &&
              pending.map((message) => (
                <PendingBubble
                  key={message.clientId}
                  message={message}
                  quote={currentQuote(message.replyTo, messages)}
                  profile={profile}
                  handlers={pendingHandlers}
                />
              ))}
          </ol>
          {hasNewer && (
            <div ref={newer}>
              <Button
                look="secondary"
                size="small"
                busy={pages.loading === 'newer'}
                onClick={pages.loadNewer}
              >
                {t('conversation.newer')}
              </Button>
            </div>
          )}
        </div>
      </div>
      {(isAway || hasNewer) && (
        <button
          type="button"
          className={classNames(styles.jump, missed > 0 && styles.counted)}
          aria-label={missed > 0 ? t('conversation.missed', { count: missed }) : t('conversation.newest')}
          onClick={goToNewest}
        >
          {missed > 0 && <Badge>{missed > 99 ? '99+' : String(missed)}</Badge>}
          <ArrowDown aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** The other member has read it; shown only if both allow it (decisions §6.4). */
function isRead({ from_me, seq }: Message, readSeq: number | null): boolean {
  return from_me && seq !== null && readSeq !== null && seq <= readSeq;
}

/** How many messages arrived since the reader left the newest ones. */
function useMissed(messages: readonly Message[], isAway: boolean): number {
  const [leftAt, setLeftAt] = useState<number | null>(null);
  const end = newestSeq(messages) ?? 0;
  // Set during the render: later arrivals are counted from there.
  if (isAway && leftAt === null) setLeftAt(end);
  if (!isAway && leftAt !== null) setLeftAt(null);
  return leftAt === null ? 0 : receivedAfter(messages, leftAt);
}

/** Handlers with a stable identity, so that a bubble is rendered again only when its message changed. */
function useHandlers(handlers: BubbleHandlers): BubbleHandlers {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  return useMemo(
    () => ({
      onQuote: (id) => latest.current.onQuote(id),
      onActions: (message, trigger) => latest.current.onActions(message, trigger),
      onReply: (message) => latest.current.onReply(message),
      onReact: (message, emoji) => latest.current.onReact(message, emoji),
      onOpened: (message) => latest.current.onOpened(message),
      onEnlarge: (message) => latest.current.onEnlarge(message),
      onReport: (message) => latest.current.onReport(message),
      onBlock: () => latest.current.onBlock(),
    }),
    [],
  );
}

/** Scrolls to a quoted message and highlights it for a moment. */
async function showQuoted(scroller: HTMLElement | null, id: string, pages: HistoryPages): Promise<void> {
  if (!(await pages.loadUntil(id).catch(() => false))) return;
  requestAnimationFrame(() => {
    const row = scroller && rowOf(scroller, id);
    if (!row) return;
    row.scrollIntoView({ block: 'center' });
    row.focus({ preventScroll: true });
    row.classList.remove(bubbleStyles.found ?? '');
    requestAnimationFrame(() => row.classList.add(bubbleStyles.found ?? ''));
  });
}
