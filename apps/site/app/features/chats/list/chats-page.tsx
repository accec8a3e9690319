import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../domain/account/page-head';
import { chatsQuery } from '../../../domain/chats/chats-query';
import { useApiQuery, type AnswerOf } from '../../../shared/api/api-query';
import { chatListPollMs, polled } from '../../../shared/api/polling';
import { useSite } from '../../../shared/site/site-data';
import { OfflineNotice } from '../../../shared/ui/notices/offline-notice';
import { StaleNotice } from '../../../shared/ui/notices/stale-notice';
import { ChatList } from './chat-list';
import styles from './chats-page.module.scss';

/** The member's conversations, newest first; where there is room, next to the place of the chosen one. */
export function ChatsPage({ initial }: { initial: AnswerOf<'getChats'> }) {
  const { t } = useTranslation('chats');
  const { themeAssets } = useSite();
  const { data, error } = useApiQuery(chatsQuery, initial, polled(chatListPollMs));
  const { chats, total_unread_messages: unread } = data;
  return (
    <div className={styles.page}>
      <PageHead title={t('list.title')} />
      <section className={chats.length > 0 ? styles.side : styles.alone}>
        <header>
          <h1>{t('list.title')}</h1>
          {unread > 0 && <p>{t('list.unread', { count: unread })}</p>}
        </header>
        <OfflineNotice />
        <StaleNotice error={error} connection={t('list.stale')} />
        <ChatList chats={chats} current={null} className={styles.list} />
      </section>
      {chats.length > 0 && (
        <div className={styles.place}>
          <img src={`${themeAssets}/pictures/empty-chats.svg`} alt="" width={320} height={240} />
          <p>{t('list.choose')}</p>
        </div>
      )}
    </div>
  );
}
