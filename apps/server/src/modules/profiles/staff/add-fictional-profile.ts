import { Injectable } from '@nestjs/common';
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
    private readonly profiles: ProfilesRepository,
    private readonly blurPlace: BlurPlace,
    private readonly clock: Clock,
    private readonly ids: Ids,
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
}
