import { Injectable } from '@nestjs/common';
import { photoLimits } from '@kindling/contract/profiles/photo-files';
import { problem } from '../../../../kernel/ground/problem.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { CreditsApi } from '../../../credits/credits.api.js';
import { ProfilesApi } from '../../profiles.api.js';
import { PhotosRepository } from './photos.repository.js';
import { StorePhoto } from './store-photo.js';

/** More than a member needs in an hour, even for a whole gallery with some pictures tried again. */
const uploads = { name: 'photo-upload', points: 60, seconds: 3600 };

/** Takes what a member sends as a photo: it waits for its inspection (decisions §4.5). */
@Injectable()
export class UploadPhoto {
  constructor(
    private readonly limits: Limits,
    private readonly credits: CreditsApi,
    private readonly profiles: ProfilesApi,
    private readonly photos: PhotosRepository,
    private readonly storePhoto: StorePhoto,
  ) {}

  /**
   * @param signal ends the work once the caller is gone
   * @throws Problem `rate_limited`, `photo_limit_reached`, one of `photoFaults`, `unavailable` when too many wait
   */
  async upload(memberId: string, file: Buffer, signal: AbortSignal | undefined): Promise<void> {
    await this.limits.consume(uploads, memberId);
    const limit = (await this.hasMany(memberId)) ? photoLimits.premium : photoLimits.free;
    // Checked before the work, too: most members reach the limit one photo at a time.
    if ((await this.photos.countShown(memberId)) >= limit) throw problem('photo_limit_reached');
    await this.storePhoto.store(memberId, file, { limit, signal });
  }

  /** Premium members, and fictional profiles, which have no wallet. */
  private async hasMany(memberId: string): Promise<boolean> {
    return (await this.credits.wallet(memberId)).paidUser || (await this.profiles.isFictional(memberId));
  }
}
