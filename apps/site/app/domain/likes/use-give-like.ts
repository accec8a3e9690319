import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LikedPart } from '@kindling/contract/meeting/calls/likes';
import type { Profile } from '@kindling/contract/profiles/profile';
import type { AnswerOf } from '../../shared/api/api-query';
import { browserApi } from '../../shared/api/browser-api';
import { isApiProblem } from '../../shared/api/page-queries';
import { useProblemText } from '../../shared/api/use-problem-text';
import { showToast } from '../../shared/ui/notices/toasts';
import { reloadLikesMs, waitUntil } from './like-rules';
import { askAgainIfGone, memberQuery } from '../profiles/member-query';
import { likesQuery } from './likes-query';

/**
 * Giving a like, with what follows from it: the match to show, the wait when the day's likes are used up, and the likes
 * that load again 500 ms later.
 *
 * @param about the photo or answer that it is for; undefined for the whole profile
 */
export function useGiveLike(about?: LikedPart) {
  const client = useQueryClient();
  const problems = useProblemText();
  const [until, setUntil] = useState<string | null>(null);
  const reload = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = (profileId: string, standing: Partial<Pick<Profile, 'liked' | 'match'>>) => {
    const { key } = memberQuery(profileId);
    client.setQueryData<AnswerOf<'getMember'>>(
      key,
      (answer) => answer && { profile: { ...answer.profile, ...standing } },
    );
  };

  const mutation = useMutation({
    mutationFn: (profileId: string) =>
      browserApi()('giveLike', { body: { profile_id: profileId, ...(about && { about }) } }),
    // The heart responds at once; a refusal reverts it.
    onMutate: (profileId) => change(profileId, { liked: true }),
    onSuccess: ({ match, allowance }, profileId) => {
      setUntil(waitUntil(allowance));
      change(profileId, { liked: true, match });
      void client.invalidateQueries({ queryKey: ['getDailyMatches'] });
      clearTimeout(reload.current);
      reload.current = setTimeout(() => {
        void client.invalidateQueries({ queryKey: likesQuery.key });
      }, reloadLikesMs);
    },
    onError: (error, profileId) => {
      change(profileId, { liked: false });
      const limit = isApiProblem(error) && error.code === 'like_limit_reached' && error.params.until;
      // What tells of the wait stands beside the heart.
      if (typeof limit === 'string') setUntil(limit);
      else showToast(problems.ofMember(error), 'danger');
      askAgainIfGone(client, error);
    },
  });
  return {
    give: mutation.mutate,
    /** The same as a promise, for likes in quick succession: each gets its own answer. */
    giveAsync: mutation.mutateAsync,
    busy: mutation.isPending,
    /** The answer to the like just given. */
    given: mutation.data,
    /** When the next like comes; null while likes are left, as far as known. */
    until,
  };
}
