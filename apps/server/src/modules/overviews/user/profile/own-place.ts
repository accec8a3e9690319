import { Injectable } from '@nestjs/common';
import type { Input } from '@kindling/contract/route';
import type { updateOwnProfile } from '@kindling/contract/overviews/calls/own-profile';
import { FindKnownPlace, type KnownPlace } from '../../../brands/places/places.api.js';
import { ProfilesApi } from '../../../profiles/profiles.api.js';
import { placeAfter } from './place-changes.js';

/** Where a member says that they live: only places that are known. */
@Injectable()
export class OwnPlace {
  constructor(
    private readonly findKnownPlace: FindKnownPlace,
    private readonly profiles: ProfilesApi,
  ) {}

  /**
   * The member's place once these changes are made; nothing when they are not about it.
   *
   * @throws Problem `validation_failed` with what is wrong with which field
   */
  async after(
    memberId: string,
    changes: Input<typeof updateOwnProfile>['body'],
  ): Promise<KnownPlace | undefined> {
    const { country, region, city } = changes;
    if (country === undefined && region === undefined && city === undefined) return undefined;
    const stored = await this.profiles.own(memberId);
    return this.findKnownPlace.find(
      placeAfter(stored ?? { country: null, region: null, city: null }, { country, region, city }),
    );
  }
}
