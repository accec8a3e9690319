import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApiQuery, type AnswerOf } from '../../shared/api/api-query';
import { usePaths } from '../../shared/routing/use-paths';
import { BrandLogo } from '../../shared/site/brand-logo';
import { useSite } from '../../shared/site/site-data';
import { ChatRow } from './chat-row';
import { chatsQuery } from '../../domain/chats/chats-query';
import styles from './chat-sidebar.module.scss';

/** All conversations beside the open one, where there is room. */
export function ChatSidebar({
  initial,
  current,
}: {
  initial: AnswerOf<'getChats'>;
  /** The open conversation; null before its first message. */
  current: string | null;
}) {
  const { t } = useTranslation('chats');
  const { settings } = useSite();
  const path = usePaths();
  const { chats } = useApiQuery(chatsQuery, initial).data;
  return (
    <nav className={styles.sidebar} aria-label={t('list.title')}>
      <Link to={path('members')} className={styles.brand}>
        <BrandLogo alt={settings.name} height={36} />
      </Link>
      <h2>
        <Link to={path('chats')}>{t('list.title')}</Link>
      </h2>
      <ul>
        {chats.map((chat) => (
          <li key={chat.conversation}>
            <ChatRow chat={chat} current={chat.conversation === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
