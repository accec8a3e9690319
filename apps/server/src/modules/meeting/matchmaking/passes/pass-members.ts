import { Injectable } from '@nestjs/common';
import { problem } from '../../../../kernel/ground/problem.js';
import { Clock } from '../../../../ports/clock.js';
import { ProfilesApi } from '../../../profiles/profiles.api.js';
import { PassesRepository } from './passes.repository.js';

/** Notes passes in the swipe game. They are private to the member: no event, no count, no notice follows. */
@Injectable()
export class PassMembers {
  constructor(
    private readonly passes: PassesRepository,
    private readonly profiles: ProfilesApi,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem `not_found` for a profile that is not visible */
  async pass(memberId: string, profileId: string): Promise<void> {
    await this.requireOther(memberId, profileId);
    await this.passes.insert(memberId, profileId, this.clock.now());
  }

  /** @throws Problem `not_found` for a profile that is not visible */
  async undo(memberId: string, profileId: string): Promise<void> {
    await this.requireOther(memberId, profileId);
    await this.passes.delete(memberId, profileId);
  }

  /** All passed members come again. */
  async beginAgain(memberId: string): Promise<void> {
    await this.passes.deleteAll(memberId);
  }

  private async requireOther(memberId: string, profileId: string): Promise<void> {
    if (memberId === profileId || !(await this.profiles.visible(memberId, profileId)))
      throw problem('not_found');
  }
}
