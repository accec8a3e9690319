import { Injectable } from '@nestjs/common';
import { problem } from '../../../../kernel/ground/problem.js';
import { Clock } from '../../../../ports/clock.js';
import { ProfilesApi } from '../../../profiles/profiles.api.js';
import { PassesRepository } from './passes.repository.js';

/** Notes whom a member passed in the swipe game. It concerns nobody else: no event, no count, no notice follows from it. */
@Injectable()
export class PassMembers {
  constructor(
    private readonly passes: PassesRepository,
    private readonly profiles: ProfilesApi,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem `not_found` for who is not to be seen */
  async pass(memberId: string, profileId: string): Promise<void> {
    await this.requireOther(memberId, profileId);
    await this.passes.insert(memberId, profileId, this.clock.now());
  }

  /** @throws Problem `not_found` for who is not to be seen */
  async undo(memberId: string, profileId: string): Promise<void> {
    await this.requireOther(memberId, profileId);
    await this.passes.delete(memberId, profileId);
  }

  /** Everybody who was passed comes again. */
  async beginAgain(memberId: string): Promise<void> {
    await this.passes.deleteAll(memberId);
  }

  private async requireOther(memberId: string, profileId: string): Promise<void> {
    if (memberId === profileId || !(await this.profiles.visible(memberId, profileId)))
      throw problem('not_found');
  }
}
