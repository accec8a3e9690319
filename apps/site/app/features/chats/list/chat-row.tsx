import { Ellipsis, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Chat } from '@kindling/contract/chats/calls/chats';
import { usePaths } from '../../../shared/routing/use-paths';
import { Moment } from '../../../shared/time/moment';
import { Badge } from '../../../shared/ui/badge';
import { classNames } from '../../../shared/ui/class-names';
import { FictionalLabel } from '../../../shared/ui/fictional-label';
import { Menu } from '../../../shared/ui/menu';
import { placeBeside } from '../../../shared/ui/place-beside';
import { KindIcon } from '../bubbles/kind-icon';
import { OnlineAvatar } from '../online-avatar';
import styles from './chat-row.module.scss';

const mostShown = 99;

/** A conversation in the list: the other member, the last words, the time, the unread count, and a menu to delete it. */
export function ChatRow({
  chat,
  preview,
  current,
  onRemove,
}: {
  chat: Chat;
  preview: string;
  current: boolean;
  onRemove: () => void;
}) {
  const { t } = useTranslation('chats');
  const path = usePaths();
  const {
    profile,
    messages: [last],
    num_unread_messages: unread,
  } = chat;
  const { name } = profile;
  return (
    <li className={classNames(styles.item, unread > 0 && styles.unread, current && styles.current)}>
      <Link
        to={path('chats-id', { id: chat.conversation })}
        className={styles.row}
        aria-current={current ? 'page' : undefined}
      >
        <OnlineAvatar profile={profile} online={chat.online} />
        <span className={styles.text}>
          <span className={styles.head}>
            <span className={styles.name}>
              <bdi>{name}</bdi> <span>{profile.age}</span>
            </span>
            {last && <Moment at={last.sent_at} />}
          </span>
          {profile.fictional && <FictionalLabel />}
          <span className={styles.foot}>
            <bdi className={styles.last}>
              {last && <KindIcon kind={last.kind} removed={last.removed} />}
              <span>{preview}</span>
            </bdi>
            {unread > 0 && (
              <Badge label={t('list.unread', { count: unread })}>
                {unread > mostShown ? `${mostShown}+` : String(unread)}
              </Badge>
            )}
          </span>
        </span>
      </Link>
      <Menu
        label={t('list.more', { name })}
        trigger={<Ellipsis aria-hidden="true" />}
        place={placeBeside}
        className={styles.more}
      >
        <li>
          <button type="button" onClick={onRemove}>
            <Trash2 aria-hidden="true" />
            {t('remove.label', { name })}
          </button>
        </li>
      </Menu>
    </li>
  );
}
