import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Profile } from '@kindling/contract/profiles/profile';
import { changeUser } from '../../domain/account/change-user';
import { reloadLikesMs, withLikerSeen } from '../../domain/likes/like-rules';
import { likesQuery } from '../../domain/likes/likes-query';
import { MatchDialog } from '../../domain/likes/match-dialog';
import { memberQuery } from '../../domain/profiles/member-query';
import { queryOptions, type AnswerOf } from '../../shared/api/api-query';
import { browserApi } from '../../shared/api/browser-api';
import { useTexts } from '../../shared/i18n/use-texts';
import { usePaths } from '../../shared/routing/use-paths';

/** The match with a member who liked back. The server lets one page show it, also where several are open on several devices. */
export default function ShownMatch({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useQueryClient();
  const path = usePaths();
  const navigate = useNavigate();
  const ready = useTexts(['likes']);
  const [profile, setProfile] = useState<Profile>();
  const isAsked = useRef(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    takeMatch(client, id).then(
      (taken) => (taken ? setProfile(taken) : close()),
      () => close(),
    );
  }, [client, id]);
  if (!ready || !profile) return null;
  return (
    <MatchDialog
      profile={profile}
      chatWith={(other) => path('members-id-chat', { id: other })}
      onClose={onClose}
      onProfile={(other) => {
        onClose();
        void navigate(path('members-id', { id: other }));
      }}
    />
  );
}

/**
 * Takes the match for this page, and its liker is no longer new.
 *
 * @returns undefined if another page showed it, or if it is none any more
 * @throws ApiProblem
 */
async function takeMatch(client: QueryClient, id: string): Promise<Profile | undefined> {
  const { profile } = await client.fetchQuery({ ...queryOptions(memberQuery(id)), staleTime: 0 });
  const { was_new: isFirst } = await browserApi()('seeLiker', { params: { id } });
  changeUser(client, ({ new_likes: count }) => ({
    new_match: null,
    ...(isFirst && { new_likes: Math.max(0, count - 1) }),
  }));
  client.setQueryData<AnswerOf<'getLikes'>>(likesQuery.key, (likes) => likes && withLikerSeen(likes, id));
  setTimeout(() => {
    void client.invalidateQueries({ queryKey: likesQuery.key });
  }, reloadLikesMs);
  return isFirst && profile.match ? profile : undefined;
}
