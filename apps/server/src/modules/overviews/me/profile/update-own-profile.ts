import { Injectable } from '@nestjs/common';
import type { Input } from '@kindling/contract/route';
import type { updateOwnProfile } from '@kindling/contract/overviews/calls/own-profile';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { FindKnownPlace, type KnownPlace } from '../../../brands/places/places.api.js';
import { LiveApi } from '../../../chats/live/live.api.js';
import { ConsentsApi } from '../../../profiles/consents/consents.api.js';
import { ProfilesApi, type ProfilePatch } from '../../../profiles/profiles.api.js';
import { placeAfter } from './place-changes.js';

type Changes = Input<typeof updateOwnProfile>['body'];

/** Changes a member's own profile; sensitive fields only with their consent (trust 13). */
@Injectable()
export class UpdateOwnProfile {
  constructor(
    private readonly database: Database,
    private readonly profiles: ProfilesApi,
    private readonly consents: ConsentsApi,
    private readonly live: LiveApi,
    private readonly findKnownPlace: FindKnownPlace,
  ) {}

  /**
   * @param changes absent fields are unchanged
   * @throws Problem `consent_required`, or `validation_failed` for a place that does not exist or an invalid name or
   * date of birth; with nothing changed
   */
  async update(memberId: string, changes: Changes): Promise<void> {
    const place = await this.placeAfter(memberId, changes);
    await this.database.inTransaction(async () => {
      // A concurrent withdrawal of consent waits, and erases what is written here.
      await this.profiles.lock(memberId);
      if (!(await this.isAllowed(memberId, changes)))
        throw problem('consent_required', { kind: 'sensitive_data' });
      await this.profiles.update(memberId, { ...patchOf(changes), ...place });
    });
    await this.live.changed(memberId);
  }

  /**
   * The member's place after these changes; nothing when they do not concern it.
   *
   * @throws Problem `validation_failed` with the invalid fields
   */
  private async placeAfter(memberId: string, changes: Changes): Promise<KnownPlace | undefined> {
    const { country, region, city } = changes;
    if (country === undefined && region === undefined && city === undefined) return undefined;
    const stored = await this.profiles.own(memberId);
    return this.findKnownPlace.find(
      placeAfter(stored ?? { country: null, region: null, city: null }, { country, region, city }),
    );
  }

  private async isAllowed(memberId: string, changes: Changes): Promise<boolean> {
    if ((changes.seeking ?? null) !== null) return this.consents.standsToday(memberId, 'sensitive_data');
    return !saysSomethingSensitive(changes) || this.consents.stands(memberId, 'sensitive_data');
  }
}

/** Clearing a field is always allowed. */
function saysSomethingSensitive({ sexuality, interests }: Changes): boolean {
  return (sexuality ?? null) !== null || (interests?.length ?? 0) > 0;
}

function patchOf(changes: Changes): ProfilePatch {
  const {
    reason_for_signup,
    relationship_status,
    hair_color,
    eye_color,
    body_type,
    about_me,
    date_of_birth,
    ...same
  } = changes;
  return {
    ...same,
    ...(same.interests ? { interests: [...new Set(same.interests)] } : {}),
    reasonForSignup: reason_for_signup,
    relationshipStatus: relationship_status,
    hairColor: hair_color,
    eyeColor: eye_color,
    bodyType: body_type,
    aboutMe: about_me,
    dateOfBirth: date_of_birth,
  };
}
