import { Check, CheckCheck, Clock, Ellipsis } from 'lucide-react';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Message } from '@kindling/contract/chats/calls/chats';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { usePaths } from '../../../shared/routing/use-paths';
import { useSite } from '../../../shared/site/site-data';
import { Moment } from '../../../shared/time/moment';
import { classNames } from '../../../shared/ui/class-names';
import { WarningLine } from '../warnings/warning-line';
import { useHiddenMessage } from '../warnings/use-hidden-message';
import { GiftDrawing } from '../gifts/gift-drawing';
import { ChatPicture, type PictureHandlers } from '../pictures/chat-picture';
import { Retracted } from '../retraction/retracted';
import { UnwantedText } from '../unwanted/unwanted-text';
import { QuotedMessage } from './quoted-message';
import { useBubbleTouch } from './use-bubble-touch';
import { useKindText } from './use-kind-text';
import styles from './message-bubble.module.scss';

export interface BubbleHandlers extends PictureHandlers {
  /** Scrolls to a message that another one quotes. */
  onQuote: (id: string) => void;
  /** Opens the actions on a message. @param trigger the pressed element, next to which they appear */
  onActions: (message: Message, trigger: HTMLElement) => void;
  onReply: (message: Message) => void;
  /** @param emoji null takes the reaction back */
  onReact: (message: Message, emoji: string | null) => void;
}

/** A message with its place in the history: the quoted one, its reactions and its marks. */
export const MessageBubble = memo(function MessageBubble({
  message,
  joined,
  last,
  isRead,
  profile,
  handlers,
}: {
  message: Message;
  joined: boolean;
  last: boolean;
  isRead: boolean;
  profile: ProfileCard;
  handlers: BubbleHandlers;
}) {
  const { t } = useTranslation('chats');
  const row = useRef<HTMLLIElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const own = message.from_me;
  const [isHidden, hide] = useHiddenMessage(message.id);
  // A message without a place, or without content, can be neither answered nor reacted to.
  const isPlaced = message.seq !== null && !message.removed && !message.retracted;
  useBubbleTouch(row, bubble, isPlaced, {
    onHold: (trigger) => handlers.onActions(message, trigger),
    onSwipe: () => handlers.onReply(message),
  });
  return (
    <li
      ref={row}
      data-message={message.id}
      tabIndex={-1}
      className={classNames(own ? styles.own : styles.other, joined && styles.joined)}
    >
      <div className={styles.line}>
        <div
          ref={bubble}
          className={classNames(
            styles.bubble,
            (message.removed || message.retracted) && styles.removed,
            message.gift && !message.removed && styles.given,
            message.warning && styles.warned,
            message.photo && styles.pictured,
          )}
        >
          <span className="visually-hidden">
            {own ? t('message.mine') : t('message.theirs', { name: profile.name })}
          </span>
          {message.reply_to && (
            <QuotedMessage quote={message.reply_to} name={profile.name} onOpen={handlers.onQuote} />
          )}
          {isHidden ? (
            <button type="button" className={styles.hidden} onClick={() => hide(false)}>
              {t('warned.hidden')}
            </button>
          ) : (
            <Content message={message} name={profile.name} handlers={handlers} />
          )}
        </div>
        {isPlaced && (
          <button
            type="button"
            className={styles.more}
            aria-label={t('actions.more')}
            onClick={(event) => handlers.onActions(message, event.currentTarget)}
          >
            <Ellipsis aria-hidden="true" />
          </button>
        )}
      </div>
      <Reactions message={message} name={profile.name} onReact={handlers.onReact} />
      {message.warning && !isHidden && (
        <WarningLine
          message={message}
          warning={message.warning}
          profile={profile}
          onHide={() => hide(true)}
        />
      )}
      {(last || message.held || message.returned || message.staff) && (
        <Meta message={message} isRead={isRead} />
      )}
    </li>
  );
});

function Content({ message, name, handlers }: { message: Message; name: string; handlers: BubbleHandlers }) {
  const kindText = useKindText();
  if (message.removed) return <Removed message={message} />;
  if (message.retracted) return <Retracted message={message} name={name} onReport={handlers.onReport} />;
  if (message.photo)
    return <ChatPicture message={message} photo={message.photo} name={name} handlers={handlers} />;
  if (message.gift) return <GiftDrawing gift={message.gift} className={styles.gift} />;
  if (message.unwanted) return <UnwantedText message={message} />;
  return <bdi className={styles.words}>{kindText(message)}</bdi>;
}

/** Its sender reads the reason, and can appeal, from here (trust 9). */
function Removed({ message }: { message: Message }) {
  const { t } = useTranslation('chats');
  const kindText = useKindText();
  const path = usePaths();
  return (
    <>
      <em className={styles.words}>{kindText(message)}</em>
      {message.restriction !== null && (
        <Link to={path('restrictions-id', { id: message.restriction })} className={styles.why}>
          {t('message.why')}
        </Link>
      )}
    </>
  );
}

function Reactions({
  message,
  name,
  onReact,
}: {
  message: Message;
  name: string;
  onReact: BubbleHandlers['onReact'];
}) {
  const { t } = useTranslation('chats');
  if (message.reactions.length === 0) return null;
  return (
    <ul className={styles.reactions}>
      {message.reactions.map(({ emoji, from_me: mine }) => (
        <li key={mine ? 'mine' : 'theirs'}>
          {mine ? (
            <button
              type="button"
              aria-label={t('react.take_back', { emoji })}
              onClick={() => onReact(message, null)}
            >
              {emoji}
            </button>
          ) : (
            <span>
              <span className="visually-hidden">{t('react.theirs', { name })} </span>
              {emoji}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Meta({ message, isRead }: { message: Message; isRead: boolean }) {
  const { t } = useTranslation('chats');
  const { settings } = useSite();
  return (
    <p className={styles.meta}>
      <Moment at={message.sent_at} style="time" />
      {message.from_me && !message.held && (
        <span className={classNames(styles.mark, isRead && styles.read)}>
          {isRead ? <CheckCheck aria-hidden="true" /> : <Check aria-hidden="true" />}
          <span className="visually-hidden">{t(isRead ? 'message.read' : 'message.delivered')}</span>
        </span>
      )}
      {message.held && !message.removed && (
        <span className={styles.held}>
          <Clock aria-hidden="true" /> {t(message.in_review ? 'message.in_review' : 'message.held')}
        </span>
      )}
      {message.returned && <span>{t('message.returned')}</span>}
      {message.staff && <span>{t('message.staff', { profile: settings.fictional_singular })}</span>}
    </p>
  );
}
