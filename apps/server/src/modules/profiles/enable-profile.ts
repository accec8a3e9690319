import { Inject, Injectable } from '@nestjs/common';
import { Events, OnEvent } from '../../kernel/events.js';
import { memberActivated } from '../accounts/accounts.api.js';
import { profileEnabled } from './profile-events.js';
import { ProfilesRepository } from './profiles.repository.js';

/** Shows the profile of a member who confirmed their email. */
@Injectable()
export class EnableProfile {
  constructor(
    @Inject(ProfilesRepository) private readonly profiles: ProfilesRepository,
    @Inject(Events) private readonly events: Events,
  ) {}

  @OnEvent(memberActivated)
  async enable({ memberId }: { memberId: string }): Promise<void> {
    if (await this.profiles.enable(memberId)) await this.events.emit(profileEnabled, { memberId });
  }
}
