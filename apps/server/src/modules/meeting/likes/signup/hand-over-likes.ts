import { Injectable } from '@nestjs/common';
import { Problem } from '../../../../kernel/ground/problem.js';
import { OnEvent } from '../../../../kernel/outbox/events.js';
import { memberActivated, memberSignedUp, type SignedUp } from '../../../accounts/accounts.api.js';
import { ProfilesApi } from '../../../profiles/profiles.api.js';
import { GivenLikes } from '../given-likes.js';
import { SignupLikesRepository } from './signup-likes.repository.js';

/**
 * Hands over what was liked before the signup. Until the address is confirmed nothing is a like and no notice is sent: an
 * unconfirmed address may be another person's. Then each is given like any other, within the same day's allowance.
 */
@Injectable()
export class HandOverLikes {
  constructor(
    private readonly signupLikes: SignupLikesRepository,
    private readonly givenLikes: GivenLikes,
    private readonly profiles: ProfilesApi,
  ) {}

  /** Whoever is not to be seen, or not any more, is left out: a signup does not fail by it. */
  @OnEvent(memberSignedUp)
  async keep({ memberId, likedIds = [] }: SignedUp): Promise<void> {
    if (likedIds.length === 0) return;
    const visible = await this.profiles.visibleIds([...likedIds], memberId);
    for (const [turn, likedId] of [...new Set(likedIds)].entries())
      if (visible.has(likedId) && likedId !== memberId)
        await this.signupLikes.insert({ likerId: memberId, likedId, turn });
  }

  @OnEvent(memberActivated)
  async give({ memberId }: { memberId: string }): Promise<void> {
    const likedIds = await this.signupLikes.ofLiker(memberId);
    if (likedIds.length === 0) return;
    await this.profiles.lock(memberId, ...likedIds);
    for (const likedId of likedIds) await this.giveOne(memberId, likedId);
    await this.signupLikes.deleteAll(memberId);
  }

  /** A refusal of one (no longer visible, no like left) does not stop the others. */
  private async giveOne(memberId: string, likedId: string): Promise<void> {
    try {
      await this.profiles.requireUnrestricted(memberId);
      await this.givenLikes.giveLocked(memberId, likedId, { paidUser: false });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
}
