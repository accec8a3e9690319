import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { chatsQuery } from '../../../domain/chats/chats-query';
import { useApiQuery, type AnswerOf } from '../../../shared/api/api-query';
import { chatListPollMs, polled } from '../../../shared/api/polling';
import { usePaths } from '../../../shared/routing/use-paths';
import { ChatList } from './chat-list';
import styles from './chat-sidebar.module.scss';

/** All conversations next to the open one, where there is room. */
export function ChatSidebar({
  initial,
  current,
}: {
  initial: AnswerOf<'getChats'>;
  /** The open conversation; null before its first message. */
  current: string | null;
}) {
  const { t } = useTranslation('chats');
  const path = usePaths();
  const { chats } = useApiQuery(chatsQuery, initial, polled(chatListPollMs)).data;
  return (
    <nav className={styles.sidebar} aria-label={t('list.title')}>
      <h2>
        <Link to={path('chats')}>{t('list.title')}</Link>
      </h2>
      <ChatList chats={chats} current={current} className={styles.list} />
    </nav>
  );
}
