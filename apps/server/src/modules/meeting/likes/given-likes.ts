import { Injectable } from '@nestjs/common';
import type { giveLike, LikedPart, LikesAnswer, takeBackLike } from '@kindling/contract/meeting/calls/likes';
import type { Answer } from '@kindling/contract/route';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Clock } from '../../../ports/clock.js';
import { CreditsApi } from '../../credits/credits.api.js';
import { ProfilesApi, type VisibleProfile } from '../../profiles/profiles.api.js';
import { likeTakenBack, memberLiked } from './like-events.js';
import { allowanceAnswer, allowanceOf, freeLikes, likeWindowMs, type Allowance } from './like-rules.js';
import { LikedParts, type StoredPart } from './liked-parts.js';
import { LikesRepository, type LikeState } from './likes.repository.js';
import { TakenBackLikesRepository, type TakenBackLike } from './taken-back/taken-back-likes.repository.js';

/** Whom a like is for, and what of them. */
interface GivenPart {
  liked: Pick<VisibleProfile, 'id' | 'fictional'>;
  part: StoredPart;
}

/**
 * The likes that a member gives: given, taken back, and what is left of the day (decisions §11.6). A repeat is the same like and
 * costs nothing of the allowance.
 */
@Injectable()
export class GivenLikes {
  constructor(
    private readonly likes: LikesRepository,
    private readonly takenBackLikes: TakenBackLikesRepository,
    private readonly likedParts: LikedParts,
    private readonly profiles: ProfilesApi,
    private readonly credits: CreditsApi,
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /**
   * @param about the part of the profile that the like is for; see `LikedParts.seen`
   * @throws Problem `not_found`, `account_restricted`, `like_limit_reached` with `until`
   */
  async give(
    likerId: string,
    likedId: string,
    about: LikedPart | undefined,
  ): Promise<Answer<typeof giveLike>> {
    if (likerId === likedId) throw problem('not_found');
    const { paidUser } = await this.credits.wallet(likerId);
    if (!paidUser) await this.refuseEarly(likerId, likedId);
    return this.database.inTransaction(async () => {
      // Locks both: two who like each other at the same moment both learn of the match. The allowance is counted
      // exactly.
      await this.profiles.lockActor(likerId, likedId);
      const match = await this.giveLocked(likerId, likedId, { paidUser, about });
      const allowance = paidUser ? null : allowanceAnswer(await this.left(likerId));
      return { match, allowance };
    });
  }

  /**
   * The same in a transaction that has both locked, of a member who is not restricted.
   *
   * @returns whether it is a match
   * @throws Problem `not_found`, `like_limit_reached` with `until`
   */
  async giveLocked(
    likerId: string,
    likedId: string,
    { paidUser, about }: { paidUser: boolean; about?: LikedPart | undefined },
  ): Promise<boolean> {
    const liked = await this.profiles.visible(likerId, likedId);
    if (!liked) throw problem('not_found');
    const standing = await this.likes.standing(likerId, likedId);
    if (!standing.given) {
      const part = await this.likedParts.seen(likerId, liked, about, { paidUser });
      const before = await this.takenBackBefore(likerId, likedId);
      if (before) await this.giveAgain(likerId, { liked, part }, before, standing);
      else {
        if (!paidUser) this.requireAllowance(await this.left(likerId));
        await this.add(likerId, { liked, part }, standing.received);
      }
    }
    return standing.received;
  }

  /**
   * Ends a match without a word; both sides' pages learn of it. It gives nothing of the day's allowance back: what was given for a
   * moment was given. Works on members who are no longer visible, too. A repeat changes nothing.
   *
   * @throws Problem `not_found` where there was no such like within the day
   */
  async takeBack(likerId: string, likedId: string): Promise<Answer<typeof takeBackLike>> {
    await this.database.inTransaction(async () => {
      await this.profiles.lock(likerId, likedId);
      const like = await this.likes.find(likerId, likedId);
      const now = this.clock.now();
      if (!like) {
        const since = new Date(now.getTime() - likeWindowMs);
        if (!(await this.takenBackLikes.find(likerId, likedId, since))) throw problem('not_found');
        return;
      }
      await this.likes.remove(likerId, likedId);
      const { createdAt: likedAt, seenAt } = like;
      await this.takenBackLikes.keep(likerId, { likedId, likedAt, seenAt, takenBackAt: now });
      await this.events.emit(likeTakenBack, { likerId, likedId });
    });
    return { allowance: await this.allowance(likerId) };
  }

  /** What a free member has left now, whatever way likes were given. One that was taken back counts like the others. */
  async left(likerId: string): Promise<Allowance> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - likeWindowMs);
    const [given, takenBack] = await Promise.all([
      this.likes.givenTimes(likerId, since, freeLikes),
      this.takenBackLikes.givenTimes(likerId, since, freeLikes),
    ]);
    const times = [...given, ...takenBack].sort((one, other) => other.getTime() - one.getTime());
    return allowanceOf(times, now);
  }

  /** As the contract tells it: null for a premium member. */
  async allowance(memberId: string): Promise<LikesAnswer['allowance']> {
    const { paidUser } = await this.credits.wallet(memberId);
    return paidUser ? null : allowanceAnswer(await this.left(memberId));
  }

  private async add(likerId: string, { liked, part }: GivenPart, match: boolean): Promise<void> {
    const [likedId, likedFictional] = [liked.id, liked.fictional];
    this.likes.insert({ likerId, likedId, createdAt: this.clock.now(), seenAt: null, ...part }, match);
    await this.events.emit(memberLiked, { likerId, likedId, likedFictional, match, again: false });
  }

  /**
   * A like that was taken back within the day is the same like: it costs nothing, and its receiver gets no second
   * notice. If they gave theirs in between, it makes a match that is new to both: then it counts as one given now. It is for
   * what it is given for now.
   */
  private async giveAgain(
    likerId: string,
    { liked, part }: GivenPart,
    { likedAt, seenAt, takenBackAt }: TakenBackLike,
    { received, receivedAt }: LikeState,
  ): Promise<void> {
    const [likedId, likedFictional] = [liked.id, liked.fictional];
    await this.takenBackLikes.drop(likerId, likedId);
    if (received && receivedAt !== null && receivedAt >= takenBackAt)
      return this.add(likerId, { liked, part }, true);
    this.likes.insert({ likerId, likedId, createdAt: likedAt, seenAt, ...part }, received);
    await this.events.emit(memberLiked, { likerId, likedId, likedFictional, match: received, again: true });
  }

  /**
   * Refuses early, by plain reads, when no like is left. A transaction would keep a connection and lock both members.
   */
  private async refuseEarly(likerId: string, likedId: string): Promise<void> {
    const allowance = await this.left(likerId);
    if (allowance.left > 0) return;
    if (!(await this.profiles.visible(likerId, likedId))) throw problem('not_found');
    if ((await this.likes.standing(likerId, likedId)).given) return;
    if (!(await this.takenBackBefore(likerId, likedId))) this.requireAllowance(allowance);
  }

  private takenBackBefore(likerId: string, likedId: string): Promise<TakenBackLike | undefined> {
    const since = new Date(this.clock.now().getTime() - likeWindowMs);
    return this.takenBackLikes.find(likerId, likedId, since);
  }

  private requireAllowance({ left, nextAt }: Allowance): void {
    if (left > 0) return;
    throw problem('like_limit_reached', nextAt ? { until: nextAt.toISOString() } : {});
  }
}
