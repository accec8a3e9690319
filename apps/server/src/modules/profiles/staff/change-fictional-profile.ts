import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { Events } from '../../../kernel/outbox/events.js';
import { BlurPlace } from '../location/blur-place.js';
import { profileRenamed, profileWithdrawn } from '../profile-events.js';
import { ProfilesRepository, type ProfileRow } from '../record/profiles.repository.js';
import type { FictionalProfile } from './add-fictional-profile.js';

/** Changes profiles that stand for nobody, at once: whoever wrote the text is staff. Never a member's (decisions §5.1). */
@Injectable()
export class ChangeFictionalProfile {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly profiles: ProfilesRepository,
    private readonly blurPlace: BlurPlace,
  ) {}

  /** @returns undefined for what is no fictional profile */
  async find(id: string): Promise<ProfileRow | undefined> {
    const row = await this.profiles.find(id);
    return row?.fictional ? row : undefined;
  }

  isRetired(id: string): Promise<boolean> {
    return this.profiles.isHidden(id);
  }

  /** @throws Problem `not_found` for what is no fictional profile */
  async change(id: string, { position, ...words }: FictionalProfile): Promise<void> {
    this.database.requireTransaction('Changing a fictional profile');
    await this.require(id);
    await this.profiles.update(id, { ...words, ...this.blurPlace.of(id, words.placeId, position) });
    await this.events.emit(profileRenamed, { memberId: id });
  }

  /**
   * Takes it out of every list, chat and search, or brings it back as it was.
   *
   * @throws Problem `not_found`; `member_state_changed` for one that is there already
   */
  async retire(id: string, retired: boolean): Promise<void> {
    this.database.requireTransaction('Retiring a fictional profile');
    await this.profiles.lock([id]);
    await this.require(id);
    if ((await this.isRetired(id)) === retired) throw problem('member_state_changed');
    if (!retired) return this.profiles.reveal(id);
    await this.profiles.hide(id);
    await this.events.emit(profileWithdrawn, { memberId: id, fromId: null });
  }

  private async require(id: string): Promise<ProfileRow> {
    const row = await this.find(id);
    if (!row) throw problem('not_found');
    return row;
  }
}
