import { Injectable } from '@nestjs/common';
import type { giveLike } from '@kindling/contract/meeting/calls/likes';
import type { Answer } from '@kindling/contract/route';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Clock } from '../../../ports/clock.js';
import { CreditsApi } from '../../credits/credits.api.js';
import { ProfilesApi, type VisibleProfile } from '../../profiles/profiles.api.js';
import { DayAllowance } from './day-allowance.js';
import { memberLiked } from './like-events.js';
import { allowanceAnswer, likeWindowMs, type Allowance } from './like-rules.js';
import { LikesRepository, type Standing } from './likes.repository.js';
import { TakenBackLikesRepository, type TakenBackLike } from './taken-back/taken-back-likes.repository.js';

type Liked = Pick<VisibleProfile, 'id' | 'fictional'>;

/** A member likes another; a repeat is the same like and costs nothing of the day's allowance. */
@Injectable()
export class GiveLike {
  constructor(
    private readonly likes: LikesRepository,
    private readonly takenBackLikes: TakenBackLikesRepository,
    private readonly dayAllowance: DayAllowance,
    private readonly profiles: ProfilesApi,
    private readonly credits: CreditsApi,
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem `not_found`, `account_restricted`, `like_limit_reached` with `until` */
  async give(likerId: string, likedId: string): Promise<Answer<typeof giveLike>> {
    if (likerId === likedId) throw problem('not_found');
    const { paidUser } = await this.credits.wallet(likerId);
    if (!paidUser) await this.refuseEarly(likerId, likedId);
    return this.database.inTransaction(async () => {
      // Locks both: two who like each other at the same moment both learn of the match. The allowance is counted
      // exactly.
      await this.profiles.lockActor(likerId, likedId);
      const match = await this.giveLocked(likerId, likedId, { paidUser });
      const allowance = paidUser ? null : allowanceAnswer(await this.dayAllowance.left(likerId));
      return { match, allowance };
    });
  }

  /**
   * The same in a transaction that has both locked, of a member who is not restricted.
   *
   * @returns whether it is a match
   * @throws Problem `not_found`, `like_limit_reached` with `until`
   */
  async giveLocked(likerId: string, likedId: string, { paidUser }: { paidUser: boolean }): Promise<boolean> {
    const liked = await this.profiles.visible(likerId, likedId);
    if (!liked) throw problem('not_found');
    const standing = await this.likes.standing(likerId, likedId);
    if (!standing.given) {
      const before = await this.takenBackBefore(likerId, likedId);
      if (before) await this.giveAgain(likerId, liked, before, standing);
      else {
        if (!paidUser) this.requireAllowance(await this.dayAllowance.left(likerId));
        await this.add(likerId, liked, standing.received);
      }
    }
    return standing.received;
  }

  private async add(likerId: string, liked: Liked, match: boolean): Promise<void> {
    const [likedId, likedFictional] = [liked.id, liked.fictional];
    this.likes.insert({ likerId, likedId, createdAt: this.clock.now(), seenAt: null }, match);
    await this.events.emit(memberLiked, { likerId, likedId, likedFictional, match, again: false });
  }

  /**
   * A like that was taken back within the day is the same like: it costs nothing, and its receiver is told of it no second
   * time. When they gave theirs in between, it makes a match that nobody knows of yet: then it is told as one given now.
   */
  private async giveAgain(
    likerId: string,
    liked: Liked,
    { likedAt, seenAt, takenBackAt }: TakenBackLike,
    { received, receivedAt }: Standing,
  ): Promise<void> {
    const [likedId, likedFictional] = [liked.id, liked.fictional];
    await this.takenBackLikes.drop(likerId, likedId);
    if (received && receivedAt !== null && receivedAt >= takenBackAt) return this.add(likerId, liked, true);
    this.likes.insert({ likerId, likedId, createdAt: likedAt, seenAt }, received);
    await this.events.emit(memberLiked, { likerId, likedId, likedFictional, match: received, again: true });
  }

  /**
   * Refuses early, by plain reads, when no like is left. A transaction would keep a connection and lock both members.
   */
  private async refuseEarly(likerId: string, likedId: string): Promise<void> {
    const allowance = await this.dayAllowance.left(likerId);
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
