import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { BlurPlace } from '../location/blur-place.js';
import type { Position } from '../location/distance-rules.js';
import { profileRenamed, profileWithdrawn } from '../profile-events.js';
import { emptyProfile, roundedLastSeen } from '../profile-rules.js';
import type { ProfileEntity } from '../record/profile.entity.js';
import { ProfilesRepository, type ProfileRow } from '../record/profiles.repository.js';

export type FictionalProfile = Pick<
  ProfileEntity,
  | 'name'
  | 'dateOfBirth'
  | 'gender'
  | 'sexuality'
  | 'country'
  | 'region'
  | 'city'
  | 'placeId'
  | 'reasonForSignup'
  | 'relationshipStatus'
  | 'hairColor'
  | 'eyeColor'
  | 'bodyType'
  | 'tattoos'
  | 'interests'
  | 'aboutMe'
> & {
  /** The centre of the city that `placeId` names. */
  position: Position | null;
  /** Absent: as they are. */
  prompts?: ProfileEntity['prompts'];
};

/**
 * Profiles that stand for nobody. They have no account, so nobody logs in as one and none acts by itself; each is labelled
 * wherever it is shown (decisions §5.1).
 */
@Injectable()
export class FictionalProfiles {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly blurPlace: BlurPlace,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  /** @returns the new profile's id */
  async add({ position, ...profile }: FictionalProfile): Promise<string> {
    const id = this.ids.next();
    const now = this.clock.now();
    await this.profiles.insert({
      ...emptyProfile,
      ...profile,
      ...this.blurPlace.of(id, profile.placeId, position),
      ...{ id, fictional: true, status: 'active', unconfirmed: false, listed: true },
      ...{ createdAt: now, lastSeenAt: roundedLastSeen(now) },
    });
    return id;
  }

  /** @returns undefined for what is no fictional profile */
  async find(id: string): Promise<ProfileRow | undefined> {
    const row = await this.profiles.find(id);
    return row?.fictional ? row : undefined;
  }

  isRetired(id: string): Promise<boolean> {
    return this.profiles.isHidden(id);
  }

  /**
   * Changes it at once: the author of the text is staff (decisions §5.1).
   *
   * @throws Problem `not_found` for what is no fictional profile, as a member's never is
   */
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
