import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../kernel/outbox/events.js';
import { Clock } from '../../../ports/clock.js';
import { memberSignedUp, type SignedUp } from '../../accounts/accounts.api.js';
import { emptyProfile, roundedLastSeen } from '../profile-rules.js';
import { ProfilesRepository } from './profiles.repository.js';

/** Gives a new member a profile that nobody sees until the email is confirmed (decisions §11.3). */
@Injectable()
export class CreateProfile {
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
}
