import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { BlurPlace } from '../location/blur-place.js';
import type { Position } from '../location/distance-rules.js';
import { emptyProfile, roundedLastSeen } from '../profile-rules.js';
import type { ProfileEntity } from '../record/profile.entity.js';
import { ProfilesRepository } from '../record/profiles.repository.js';

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
};

/**
 * Adds a profile that stands for nobody. It has no account, so nobody logs in as it and it never acts by itself; it is
 * labelled wherever it is shown (decisions §5.1).
 */
@Injectable()
export class AddFictionalProfile {
  constructor(
    @Inject(ProfilesRepository) private readonly profiles: ProfilesRepository,
    @Inject(BlurPlace) private readonly blur: BlurPlace,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ids) private readonly ids: Ids,
  ) {}

  /** @returns the new profile's id */
  async add({ position, ...profile }: FictionalProfile): Promise<string> {
    const id = this.ids.next();
    const now = this.clock.now();
    await this.profiles.insert({
      ...emptyProfile,
      ...profile,
      ...this.blur.of(id, profile.placeId, position),
      ...{ id, fictional: true, status: 'active', unconfirmed: false, listed: true },
      ...{ createdAt: now, lastSeenAt: roundedLastSeen(now) },
    });
    return id;
  }
}
