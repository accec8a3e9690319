import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { chatsQuery } from '../../../domain/chats/chats-query';
import { isGone } from '../../../shared/api/page-queries';
import { usePaths } from '../../../shared/routing/use-paths';
import { showToast } from '../../../shared/ui/notices/toasts';

/**
 * Leaves an open conversation for the list once the other member is gone: blocked, deleted, hidden or disabled alike. Its
 * cached history is dropped, too.
 *
 * @param error why the conversation could not be refetched
 */
export function useLeaveWhenGone(error: unknown): void {
  const { t } = useTranslation('errors');
  const client = useQueryClient();
  const navigate = useNavigate();
  const path = usePaths();
  const gone = isGone(error);
  const list = path('chats');
  const words = t('page.no_conversation');
  useEffect(() => {
    if (!gone) return;
    void client.invalidateQueries({ queryKey: chatsQuery.key });
    void Promise.resolve(navigate(list, { replace: true })).then(() => {
      client.removeQueries({ queryKey: ['getConversation'], type: 'inactive' });
      showToast(words);
    });
  }, [client, gone, list, navigate, words]);
}
