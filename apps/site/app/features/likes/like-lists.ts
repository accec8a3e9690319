import type { LikesAnswer, LikeType, OwnLikedPart } from '@kindling/contract/meeting/calls/likes';
import type { ProfileCard } from '@kindling/contract/profiles/profile';

/** The tabs in their order; not taken from the contract's routes, which would bring zod into the browser. */
export const likeTabs = ['received', 'given', 'matches'] as const satisfies readonly LikeType[];

export function isLikeType(value: string | undefined): value is LikeType {
  return likeTabs.some((tab) => tab === value);
}

export interface ListedLike {
  profile: ProfileCard;
  /** Not viewed yet. */
  isNew: boolean;
  /** What of the reader's profile they liked; null for all of it, and for likes that the reader gave. */
  about: OwnLikedPart;
}

/** The profiles of a tab, new ones first, else in the order of the answer; deleted profiles are left out. */
export function likesOf(likes: LikesAnswer, type: LikeType): ListedLike[] {
  const profiles = new Map(likes.profiles.map((profile) => [profile.id, profile]));
  const newIds = new Set(likes.liked_by.filter(({ like_new }) => like_new).map(({ id }) => id));
  const about = new Map(likes.liked_by.map((liker) => [liker.id, liker.about]));
  const ids = {
    received: () => likes.liked_by.map(({ id }) => id),
    given: () => likes.given.map(({ id }) => id),
    matches: () => likes.matches,
  }[type]();
  const listed = ids.flatMap((id) => {
    const profile = profiles.get(id);
    if (!profile) return [];
    const isNew = type === 'received' && newIds.has(id);
    return [{ profile, isNew, about: type === 'given' ? null : (about.get(id) ?? null) }];
  });
  return listed.sort((a, b) => Number(b.isNew) - Number(a.isNew));
}
