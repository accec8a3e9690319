import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { apiQuery, queryOptions } from '../../shared/api/api-query';
import { LikeWindow } from './like-window';
import { reloadLikesMs } from './like-rules';
import { likesQuery } from './likes-query';

interface MatchDialogParts {
  /** The match to show; without one the dialog fetches its own. */
  profile?: ProfileCard;
  /** Address of the conversation with a member. */
  chatWith: (id: string) => string;
  onClose: () => void;
  onProfile: (id: string) => void;
}

/** Two likes met (specification §4). Given no profile it fetches one, worded by what it is. Needs the texts of `likes`. */
export function MatchDialog({ profile, ...parts }: MatchDialogParts) {
  if (!profile) return <Fetched {...parts} />;
  return <LikeWindow kind="match" profile={profile} chat={parts.chatWith(profile.id)} {...parts} />;
}

/** Refetched each time: a member who was looked at meanwhile is no longer new. */
const autoLikeOptions = { ...queryOptions(apiQuery('autoLike')), staleTime: 0, gcTime: 0 };

function Fetched({ chatWith, onClose, onProfile }: Omit<MatchDialogParts, 'profile'>) {
  const client = useQueryClient();
  const { data, isError } = useQuery(autoLikeOptions);
  const shown = data?.profile;
  const isNobody = isError || data?.kind === null;

  useEffect(() => {
    if (isNobody) onClose();
  }, [isNobody, onClose]);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => {
      void client.invalidateQueries({ queryKey: likesQuery.key });
    }, reloadLikesMs);
    return () => clearTimeout(timer);
  }, [client, shown]);

  if (!data?.profile) return null;
  const { kind, profile } = data;
  return (
    <LikeWindow
      kind={kind}
      profile={profile}
      chat={chatWith(profile.id)}
      onClose={onClose}
      onProfile={onProfile}
    />
  );
}
