import { Injectable } from '@nestjs/common';
import type { OwnProfile } from '@kindling/contract/profiles/profile';
import { problem } from '../../../../kernel/ground/problem.js';
import { CreditsApi } from '../../../credits/credits.api.js';
import { PhotosApi } from '../../../profiles/photos/photos.api.js';
import { ProfilesApi } from '../../../profiles/profiles.api.js';

/** A member's own profile, complete, with photos that still wait for their inspection. */
@Injectable()
export class DescribeOwnProfile {
  constructor(
    private readonly profiles: ProfilesApi,
    private readonly photos: PhotosApi,
    private readonly credits: CreditsApi,
  ) {}

  /** @throws Problem `authentication_required`: a session may outlive its member for a moment */
  async describe(memberId: string): Promise<{ profile: OwnProfile }> {
    const [details, { paidUser }] = await Promise.all([
      this.profiles.own(memberId),
      this.credits.wallet(memberId),
    ]);
    if (!details) throw problem('authentication_required');
    const [photos, removed] = await Promise.all([
      this.photos.photosOf({ memberId, premium: paidUser, here: null }, memberId),
      this.photos.removedOf(memberId),
    ]);
    return { profile: { ...details, photos, removed_photos: removed } };
  }
}
