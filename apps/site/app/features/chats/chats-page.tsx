import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chat } from '@kindling/contract/routes/chats';
import { useApiQuery, type AnswerOf } from '../../shared/api/api-query';
import { usePaths } from '../../shared/routing/use-paths';
import { PageHead } from '../../domain/account/page-head';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { EmptyState } from '../../shared/ui/empty-state';
import { Alert } from '../../shared/ui/alert';
import { OfflineNotice } from '../../shared/ui/offline-notice';
import { ChatRow } from './chat-row';
import dialogStyles from './dialogs.module.scss';
import { chatsQuery } from '../../domain/chats/chats-query';
import { useDeleteChat } from './use-delete-chat';
import styles from './chats-page.module.scss';

/** The member's conversations, newest first. */
export function ChatsPage({ initial }: { initial: AnswerOf<'getChats'> }) {
  const { t } = useTranslation('chats');
  const path = usePaths();
  const { data, isError } = useApiQuery(chatsQuery, initial);
  const remove = useDeleteChat();
  const [leaving, setLeaving] = useState<Chat | null>(null);
  const { chats, total_unread_messages: unread } = data;
  return (
    <div className={styles.page}>
      <PageHead title={t('list.title')} />
      <header>
        <h1>{t('list.title')}</h1>
        {unread > 0 && <p>{t('list.unread', { count: unread })}</p>}
      </header>
      <OfflineNotice />
      {isError && <Alert kind="warning">{t('list.stale')}</Alert>}
      {chats.length === 0 ? (
        <EmptyState picture="empty-chats" title={t('empty.title')}>
          <p>{t('empty.text')}</p>
          <ButtonLink to={path('members')}>{t('empty.search')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {chats.map((chat) => (
            <li key={chat.conversation}>
              <ChatRow chat={chat} />
              <button
                type="button"
                className={styles.remove}
                aria-label={t('remove.label', { name: chat.profile.name })}
                onClick={() => setLeaving(chat)}
              >
                <Trash2 aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {leaving && (
        <Dialog title={t('remove.title', { name: leaving.profile.name })} onClose={() => setLeaving(null)}>
          <p>{t('remove.text')}</p>
          <div className={dialogStyles.actions}>
            <Button look="secondary" onClick={() => setLeaving(null)}>
              {t('common:action.cancel')}
            </Button>
            <Button
              look="danger"
              onClick={() => {
                remove(leaving.conversation);
                setLeaving(null);
              }}
            >
              {t('remove.confirm')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
