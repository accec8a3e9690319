import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../kernel/outbox/events.js';
import { Clock } from '../../../ports/clock.js';
import { memberActivated, memberSignedUp, type SignedUp } from '../../accounts/accounts.api.js';
import { emptyProfile, roundedLastSeen } from '../profile-rules.js';
import { ProfilesRepository } from './profiles.repository.js';

/** The profile of a new member: made with the signup, and hidden until the email is confirmed (decisions §11.3). */
@Injectable()
export class SignupProfile {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly clock: Clock,
  ) {}

  @OnEvent(memberSignedUp)
  async create({ memberId, name, dateOfBirth }: SignedUp): Promise<void> {
    const now = this.clock.now();
    await this.profiles.insert({
      ...emptyProfile,
      ...{ id: memberId, name, dateOfBirth },
      createdAt: now,
      lastSeenAt: roundedLastSeen(now),
    });
  }

  @OnEvent(memberActivated)
  async enable({ memberId }: { memberId: string }): Promise<void> {
    await this.profiles.enable(memberId);
  }
}
