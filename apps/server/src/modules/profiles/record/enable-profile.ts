import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../kernel/outbox/events.js';
import { memberActivated } from '../../accounts/accounts.api.js';
import { ProfilesRepository } from './profiles.repository.js';

/** Shows the profile of a member who confirmed their email. */
@Injectable()
export class EnableProfile {
  constructor(private readonly profiles: ProfilesRepository) {}

  @OnEvent(memberActivated)
  async enable({ memberId }: { memberId: string }): Promise<void> {
    await this.profiles.enable(memberId);
  }
}
