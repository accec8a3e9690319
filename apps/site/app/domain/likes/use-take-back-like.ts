import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@kindling/contract/profiles/profile';
import { isolate } from '@kindling/contract/text/isolate';
import type { AnswerOf } from '../../shared/api/api-query';
import { browserApi } from '../../shared/api/browser-api';
import { isGone } from '../../shared/api/page-queries';
import { useProblemText } from '../../shared/api/use-problem-text';
import { showToast } from '../../shared/ui/notices/toasts';
import { memberQuery } from '../profiles/member-query';
import { withLikeTakenBack } from './like-rules';
import { likesQuery } from './likes-query';
import { useGiveLike } from './use-give-like';

type Liked = Pick<Profile, 'id' | 'name'>;

/**
 * Takes a like back. Needs the texts of `likes`.
 *
 * @param told whether a toast tells so and offers to undo it; not where the heart that was pressed does both
 */
export function useTakeBackLike({ told = true }: { told?: boolean } = {}) {
  const { t } = useTranslation('likes');
  const client = useQueryClient();
  const problems = useProblemText();
  const { give } = useGiveLike();
  const mutation = useMutation({
    mutationFn: ({ id }: Liked) => browserApi()('takeBackLike', { params: { id } }),
    onMutate: ({ id }) => forgetLike(client, id),
    onSuccess: (_answer, { id, name }) => {
      if (told)
        showToast(t('taken_back', { name: isolate(name) }), 'plain', {
          label: t('undo'),
          run: () => give(id),
        });
    },
    onError: (error, { id }) => {
      // There was none: the page is already right.
      if (isGone(error)) return;
      showToast(problems.ofError(error), 'danger');
      void client.invalidateQueries({ queryKey: memberQuery(id).key });
    },
    onSettled: () => client.invalidateQueries({ queryKey: likesQuery.key }),
  });
  return { takeBack: mutation.mutate, busy: mutation.isPending };
}

/** The lists and the profile respond at once. */
export function forgetLike(client: QueryClient, id: string): void {
  client.setQueryData<AnswerOf<'getLikes'>>(
    likesQuery.key,
    (answer) => answer && withLikeTakenBack(answer, id),
  );
  client.setQueryData<AnswerOf<'getMember'>>(
    memberQuery(id).key,
    (answer) => answer && { profile: { ...answer.profile, liked: false, match: false } },
  );
}
