import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Chat } from '@kindling/contract/routes/chats';
import { usePaths } from '../../shared/routing/use-paths';
import { Moment } from '../../shared/time/moment';
import { Avatar } from '../../domain/photos/avatar';
import { Badge } from '../../shared/ui/badge';
import { classNames } from '../../shared/ui/class-names';
import { FictionalLabel } from '../../shared/ui/fictional-label';
import styles from './chat-row.module.scss';

const mostShown = 99;

/** A conversation in a list: with whom, the last words, when, and how many are unread. */
export function ChatRow({ chat, current = false }: { chat: Chat; current?: boolean }) {
  const { t } = useTranslation('chats');
  const path = usePaths();
  const { profile, last_message: last, num_unread_messages: unread } = chat;
  return (
    <Link
      to={path('chats-id', { id: chat.conversation })}
      className={classNames(styles.row, unread > 0 && styles.unread, current && styles.current)}
      aria-current={current ? 'page' : undefined}
    >
      <Avatar profile={profile} />
      <span className={styles.text}>
        <span className={styles.name}>
          <bdi>{profile.name}</bdi> <span>{profile.age}</span>
        </span>
        {profile.fictional && <FictionalLabel />}
        {last && (
          <span className={styles.last}>
            {last.from_me && `${t('list.you')} `}
            <bdi>{last.text}</bdi>
          </span>
        )}
      </span>
      <span className={styles.side}>
        {last && <Moment at={last.sent_at} />}
        {unread > 0 && (
          <Badge label={t('list.unread', { count: unread })}>
            {unread > mostShown ? `${mostShown}+` : String(unread)}
          </Badge>
        )}
      </span>
    </Link>
  );
}
