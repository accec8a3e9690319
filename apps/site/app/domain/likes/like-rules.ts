import type { LikesAnswer } from '@kindling/contract/meeting/calls/likes';

/** Likes load again this long after one was given or a match was shown (specification §4 and §9). */
export const reloadLikesMs = 500;

/** When the next like comes, if none is left; null for premium members and while some are left. */
export function waitUntil(allowance: LikesAnswer['allowance'] | undefined): string | null {
  return allowance && allowance.left === 0 ? allowance.next_at : null;
}

/** Whether the member liked first and has not been shown yet that it became a match (`user.new_match`). */
export function isUnshownMatch(
  likes: {
    liked_by: readonly Pick<LikesAnswer['liked_by'][number], 'id' | 'like_new' | 'liked_at'>[];
    given: LikesAnswer['given'];
  },
  id: string,
): boolean {
  const received = likes.liked_by.find((like) => like.id === id);
  const given = likes.given.find((like) => like.id === id);
  return (
    received !== undefined && received.like_new && given !== undefined && given.liked_at < received.liked_at
  );
}

/** The likes without a liker's new mark; the same answer when there was none. */
export function withLikerSeen(likes: LikesAnswer, id: string): LikesAnswer {
  if (!likes.liked_by.some((liker) => liker.id === id && liker.like_new)) return likes;
  return {
    ...likes,
    liked_by: likes.liked_by.map((liker) => (liker.id === id ? { ...liker, like_new: false } : liker)),
  };
}

/** The likes without one that the member gave, and without the match that it made. */
export function withLikeTakenBack(likes: LikesAnswer, id: string): LikesAnswer {
  return {
    ...likes,
    given: likes.given.filter((like) => like.id !== id),
    matches: likes.matches.filter((match) => match !== id),
  };
}
