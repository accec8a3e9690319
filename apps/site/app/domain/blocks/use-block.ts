import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { AnswerOf } from '../../shared/api/api-query';
import { browserApi } from '../../shared/api/browser-api';
import { useProblemText } from '../../shared/api/use-problem-text';
import { usePaths } from '../../shared/routing/use-paths';
import { showToast } from '../../shared/ui/notices/toasts';
import { askAgainIfGone } from '../profiles/member-query';
import { historyAddresses, stepsBack } from './way-back';

export interface BlockTarget {
  id: string;
  name: string;
  /** The conversation that is open with them; null or absent on their profile page. */
  conversation?: string | null;
}

/**
 * Blocks a member, leads back to the page before theirs, and offers to undo it. Needs the texts of `blocks`.
 *
 * @returns resolves once it is done or the failure is shown
 */
export function useBlock(): (target: BlockTarget) => Promise<void> {
  const { t } = useTranslation('blocks');
  const { ofError, ofMember } = useProblemText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const path = usePaths();

  // Runs from the toast, after the page that made it has gone.
  const undo = async ({ id, name }: BlockTarget) => {
    try {
      await browserApi()('unblockMember', { params: { id } });
      showToast(t('undone', { name }));
    } catch (error) {
      showToast(ofError(error), 'danger');
    }
    askAgain(client);
  };

  return async (target) => {
    const { id, name, conversation } = target;
    try {
      await browserApi()('blockMember', { body: { profile_id: id } });
    } catch (error) {
      showToast(ofMember(error), 'danger');
      askAgainIfGone(client, error);
      return;
    }
    // This page is left on purpose; it must not find the member gone first.
    for (const name of ['getMember', 'getConversation']) void client.cancelQueries({ queryKey: [name] });
    client.setQueriesData<InfiniteData<AnswerOf<'searchMembers'>>>(
      { queryKey: ['searchMembers', 'pages'] },
      (found) => found && { ...found, pages: found.pages.map((page) => without(page, id)) },
    );
    client.removeQueries({ queryKey: ['relatedMembers'], type: 'inactive' });
    askAgain(client);
    showToast(t('done', { name }), 'plain', { label: t('undo'), run: () => void undo(target) });
    const { addresses, current } = historyAddresses();
    const steps = stepsBack(addresses, current, conversation ? [id, conversation] : [id]);
    if (steps !== null) await navigate(steps);
    else await navigate(path(conversation === undefined ? 'members' : 'chats'), { replace: true });
  };
}

/** The member may be in any list: all answers are stale, and the visible lists refetch at once. */
function askAgain(client: QueryClient): void {
  void client.invalidateQueries({ refetchType: 'none' });
  for (const list of ['getUser', 'getChats', 'getLikes', 'searchMembers', 'listBlocks'])
    void client.invalidateQueries({ queryKey: [list] });
}

function without(page: AnswerOf<'searchMembers'>, id: string): AnswerOf<'searchMembers'> {
  const others = ({ id: other }: { id: string }) => other !== id;
  return { ...page, results: page.results.filter(others), similar: page.similar.filter(others) };
}
