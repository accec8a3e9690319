import { Injectable } from '@nestjs/common';
import type { LikesAnswer, OwnLikedPart } from '@kindling/contract/meeting/calls/likes';
import type { PromptCode } from '@kindling/contract/profiles/prompts';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { GivenLikes } from './given-likes.js';
import { LikedParts, type StoredPart } from './liked-parts.js';
import { LikesRepository } from './likes.repository.js';
import { SignupLikesRepository } from './signup/signup-likes.repository.js';
import { TakenBackLikesRepository } from './taken-back/taken-back-likes.repository.js';

export { likeSeen, likeTakenBack, memberLiked, type GivenLikeEvent } from './like-events.js';

/**
 * The reader does not like the profile: a condition on a row `p` of `profile`, for `:viewerId`, of a statement that is held
 * to the brand.
 */
export const isUnliked = `NOT EXISTS (
  SELECT 1 FROM member_like l
   WHERE l.tenant_id = :tenant AND l.liker_id = :viewerId AND l.liked_id = p.id)`;

/** Enough for every badge, which is capped at 99. */
const mostCounted = 1000;
/** In an export nothing is left out. */
const allOfThem = 1_000_000;

/** A like for its member to take along, under the name the other showed; null for one who is not visible. */
export interface LikeExport {
  name: string | null;
  likedAt: Date;
}

/** What a like is for; null for the whole profile. */
type ExportedPart = 'photo' | PromptCode | null;

/** What other modules may ask of likes. */
@Injectable()
export class LikesApi {
  constructor(
    private readonly likes: LikesRepository,
    private readonly takenBackLikes: TakenBackLikesRepository,
    private readonly signupLikes: SignupLikesRepository,
    private readonly givenLikes: GivenLikes,
    private readonly likedParts: LikedParts,
    private readonly profiles: ProfilesApi,
  ) {}

  /** Whether a reader likes a profile, and matches it; a match is a like in both directions. */
  async standing(viewerId: string, profileId: string): Promise<{ liked: boolean; match: boolean }> {
    const { given, received } = await this.likes.standing(viewerId, profileId);
    return { liked: given, match: given && received };
  }

  /** All members with a like from or to this one. */
  sharedWith(memberId: string): Promise<string[]> {
    return this.likes.sharedWith(memberId);
  }

  /** What the member has left of the day's likes; null for a premium member. */
  allowance(memberId: string): Promise<LikesAnswer['allowance']> {
    return this.givenLikes.allowance(memberId);
  }

  /** All likes given and lately taken back, and those received from members that this one may see. */
  async export(memberId: string): Promise<{
    given: (LikeExport & { about: ExportedPart })[];
    takenBack: (LikeExport & { takenBackAt: Date })[];
    received: (LikeExport & { about: ExportedPart })[];
    /** Names of those who are liked as soon as the address is confirmed. */
    waiting: (string | null)[];
  }> {
    const [given, takenBack, received, waiting] = await Promise.all([
      this.likes.given(memberId, allOfThem),
      this.takenBackLikes.ofLiker(memberId),
      this.likes.received(memberId, allOfThem),
      this.signupLikes.ofLiker(memberId),
    ]);
    const ids = [
      ...[...given, ...takenBack].map(({ likedId }) => likedId),
      ...received.map(({ likerId }) => likerId),
      ...waiting,
    ];
    const names = await this.profiles.names(memberId, ids);
    return {
      given: given.map((like) => ({
        ...{ name: names.get(like.likedId)?.name ?? null, likedAt: like.likedAt },
        about: exportedPart(like),
      })),
      takenBack: takenBack.map(({ likedId, ...times }) => ({
        name: names.get(likedId)?.name ?? null,
        likedAt: times.likedAt,
        takenBackAt: times.takenBackAt,
      })),
      received: received.flatMap((like) => {
        const name = names.get(like.likerId)?.name;
        return name === undefined ? [] : [{ name, likedAt: like.likedAt, about: exportedPart(like) }];
      }),
      waiting: waiting.map((id) => names.get(id)?.name ?? null),
    };
  }

  /**
   * Likers whom the member neither looked at nor liked back since, so that they are unknown to the member. Newest first;
   * `match` where the member had liked them before, `at` the time of their like.
   */
  async unseenLikers(memberId: string): Promise<Map<string, { match: boolean; at: Date } & StoredPart>> {
    const [likers, given] = await Promise.all([
      this.likes.newLikers(memberId, mostCounted),
      this.likes.newerGiven(memberId, mostCounted),
    ]);
    const unseen = likers.filter(({ likerId }) => !given.has(likerId));
    return new Map(
      unseen.map(({ likerId, isMatch, createdAt: at, ...part }) => [
        likerId,
        { match: isMatch, at, ...part },
      ]),
    );
  }

  /** What of a member's profile a like is for, as they are shown it. */
  async ownPart(memberId: string, like: StoredPart): Promise<OwnLikedPart> {
    return (await this.likedParts.own(memberId, [like]))(like);
  }

  /** When the newest like that a member got was given. */
  async newestLike(memberId: string): Promise<Date | undefined> {
    return (await this.likes.received(memberId, 1))[0]?.likedAt;
  }

  /**
   * Likes of visible members that this one has not looked at yet, and the newest of those that answered the member's own like: the
   * match that no page has shown to the member. Whoever likes last is shown it at once, by the answer to their like.
   */
  async newLikes(memberId: string): Promise<{ count: number; matchId: string | null }> {
    const likers = await this.likes.newLikers(memberId, mostCounted);
    const ids = likers.map(({ likerId }) => likerId);
    const visible = await this.profiles.visibleIds(ids, memberId);
    const match = likers.find(({ likerId, isAnswer }) => isAnswer && visible.has(likerId));
    return { count: visible.size, matchId: match?.likerId ?? null };
  }
}

function exportedPart({ aboutPhotoId, aboutPrompt }: StoredPart): ExportedPart {
  return aboutPhotoId === null ? aboutPrompt : 'photo';
}
