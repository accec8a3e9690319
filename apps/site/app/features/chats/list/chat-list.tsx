import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chat } from '@kindling/contract/chats/calls/chats';
import { usePaths } from '../../../shared/routing/use-paths';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { classNames } from '../../../shared/ui/class-names';
import { Dialog } from '../../../shared/ui/dialog';
import { EmptyState } from '../../../shared/ui/notices/empty-state';
import { useKindText } from '../bubbles/use-kind-text';
import dialogStyles from '../dialogs.module.scss';
import { matchingChats } from './chat-list-rules';
import { ChatRow } from './chat-row';
import { useDeleteChat } from './use-delete-chat';
import styles from './chat-list.module.scss';

/** From this many conversations on there is a search field. */
const searchFrom = 2;

/** The member's conversations, the newest first, and a search among them. */
export function ChatList({
  chats,
  current,
  className,
}: {
  chats: readonly Chat[];
  /** The open conversation; null if none is, or if it has no message yet. */
  current: string | null;
  className?: string | undefined;
}) {
  const { t } = useTranslation('chats');
  const path = usePaths();
  const previewOf = usePreviews();
  const remove = useDeleteChat(current);
  const [typed, setTyped] = useState('');
  const [leaving, setLeaving] = useState<Chat | null>(null);
  const id = useId();
  if (chats.length === 0)
    return (
      <EmptyState picture="empty-chats" title={t('empty.title')}>
        <p>{t('empty.text')}</p>
        <ButtonLink to={path('members')}>{t('empty.search')}</ButtonLink>
      </EmptyState>
    );
  const found = matchingChats(chats, typed, previewOf);
  return (
    <div className={classNames(styles.box, className)}>
      {chats.length >= searchFrom && (
        <div className={styles.search} role="search">
          <label htmlFor={id} className="visually-hidden">
            {t('list.search')}
          </label>
          <Search aria-hidden="true" />
          <input
            id={id}
            type="search"
            value={typed}
            placeholder={t('list.search')}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {typed !== '' && t('list.found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <div className={styles.none}>
          <p>{t('list.none', { words: typed.trim() })}</p>
          <Button look="secondary" size="small" onClick={() => setTyped('')}>
            {t('list.all')}
          </Button>
        </div>
      ) : (
        <ul className={styles.list}>
          {found.map((chat) => (
            <ChatRow
              key={chat.conversation}
              chat={chat}
              preview={previewOf(chat)}
              current={chat.conversation === current}
              onRemove={() => setLeaving(chat)}
            />
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

/** A row's preview of the conversation's last message. Needs the texts of `chats`. */
function usePreviews(): (chat: Chat) => string {
  const { t } = useTranslation('chats');
  const kindText = useKindText();
  return ({ messages: [last] }) => {
    if (!last) return '';
    return last.from_me ? `${t('list.you')} ${kindText(last)}` : kindText(last);
  };
}
