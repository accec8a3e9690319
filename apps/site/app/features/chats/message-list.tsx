import { Clock, RotateCcw, X } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { canStaffAnswer } from '@kindling/contract/fictional-answers';
import type { Message } from '@kindling/contract/routes/chats';
import type { ProfileCard } from '@kindling/contract/shapes/profile';
import { useSite } from '../../shared/site/site-data';
import { dayKey } from '../../shared/time/moments';
import { Moment } from '../../shared/time/moment';
import { useNow } from '../../shared/time/use-now';
import { Avatar } from '../../domain/photos/avatar';
import { Button } from '../../shared/ui/button';
import { classNames } from '../../shared/ui/class-names';
import { FictionalLabel } from '../../shared/ui/fictional-label';
import type { PendingMessage } from './conversation-messages';
import styles from './message-list.module.scss';

/** The messages in their order, those on their way behind. Stands at the newest one before any script has run. */
export function MessageList({
  profile,
  messages,
  pending,
  older,
  onRetry,
  onDiscard,
}: {
  profile: ProfileCard;
  messages: readonly Message[];
  pending: readonly PendingMessage[];
  /** Null when everything is loaded. */
  older: { load: () => void; loading: boolean } | null;
  onRetry: (message: PendingMessage) => void;
  onDiscard: (message: PendingMessage) => void;
}) {
  const { t } = useTranslation('chats');
  const now = useNow(60_000);
  const scroller = useRef<HTMLDivElement>(null);
  const newest = pending.at(-1)?.clientId;

  // Who writes wants to see what they wrote, wherever they were reading; 0 is the lower end here.
  useEffect(() => {
    if (newest !== undefined) scroller.current?.scrollTo({ top: 0 });
  }, [newest]);

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      tabIndex={0}
      role="region"
      aria-label={t('conversation.messages')}
    >
      <div className={styles.content}>
        {older && (
          <Button look="secondary" size="small" busy={older.loading} onClick={older.load}>
            {t('conversation.older')}
          </Button>
        )}
        {messages.length + pending.length === 0 && <FirstMessage profile={profile} />}
        <ol className={styles.list}>
          {messages.map((message, index) => {
            const before = messages[index - 1];
            const newDay = !before || dayKey(before.sent_at, now) !== dayKey(message.sent_at, now);
            const joined = !newDay && before?.from_me === message.from_me;
            return (
              <Fragment key={message.id}>
                {newDay && (
                  <li className={styles.day}>
                    <Moment at={message.sent_at} style="day" />
                  </li>
                )}
                <li
                  className={classNames(message.from_me ? styles.own : styles.other, joined && styles.joined)}
                >
                  <Bubble message={message} profile={profile} />
                </li>
              </Fragment>
            );
          })}
          {pending.map((message) => (
            <li key={message.clientId} className={styles.own}>
              <PendingBubble message={message} onRetry={onRetry} onDiscard={onDiscard} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Bubble({ message, profile }: { message: Message; profile: ProfileCard }) {
  const { t } = useTranslation('chats');
  const { settings } = useSite();
  return (
    <>
      <p className={styles.bubble}>
        <span className="visually-hidden">
          {message.from_me ? t('message.mine') : t('message.theirs', { name: profile.name })}
        </span>
        <bdi>{message.text}</bdi>
      </p>
      <p className={styles.meta}>
        <Moment at={message.sent_at} style="time" />
        {message.held && (
          <span className={styles.held}>
            <Clock aria-hidden="true" /> {t('message.held')}
          </span>
        )}
        {message.staff && <span>{t('message.staff', { profile: settings.fictional_singular })}</span>}
      </p>
    </>
  );
}

function PendingBubble({
  message,
  onRetry,
  onDiscard,
}: {
  message: PendingMessage;
  onRetry: (message: PendingMessage) => void;
  onDiscard: (message: PendingMessage) => void;
}) {
  const { t } = useTranslation('chats');
  const failed = message.state === 'failed';
  return (
    <>
      <p className={classNames(styles.bubble, failed ? styles.failed : styles.sending)}>
        <span className="visually-hidden">{t('message.mine')}</span>
        <bdi>{message.text}</bdi>
      </p>
      {failed ? (
        <div className={styles.again} role="alert">
          <span>
            {message.reason} {t('message.failed')}
          </span>
          <button type="button" onClick={() => onRetry(message)}>
            <RotateCcw aria-hidden="true" /> {t('message.retry')}
          </button>
          <button type="button" onClick={() => onDiscard(message)}>
            <X aria-hidden="true" /> {t('message.discard')}
          </button>
        </div>
      ) : (
        <p className={styles.meta}>{t('message.sending')}</p>
      )}
    </>
  );
}

function firstText({ fictional }: ProfileCard) {
  if (!fictional) return 'first.text';
  return canStaffAnswer() ? 'first.fictional' : 'first.unanswered';
}

/** Nothing was said yet. */
function FirstMessage({ profile }: { profile: ProfileCard }) {
  const { t } = useTranslation('chats');
  return (
    <div className={styles.first}>
      <Avatar profile={profile} size="large" />
      <h2>{t('first.title', { name: profile.name })}</h2>
      {profile.fictional && <FictionalLabel />}
      <p>{t(firstText(profile))}</p>
    </div>
  );
}
