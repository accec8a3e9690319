import { Injectable } from '@nestjs/common';
import { CreditsApi } from '../../../credits/credits.api.js';
import { ProfilesApi } from '../../profiles.api.js';
import { freePhotoLimit } from '../photo-rules.js';

/**
 * Others see three photos of a free member, however many there are: an appeal gives one back whose place was taken, and
 * who paid for 25 may have the money back. The owner keeps and sees them all. Fictional profiles pay for nothing.
 */
@Injectable()
export class OwnerLimit {
  constructor(
    private readonly credits: CreditsApi,
    private readonly profiles: ProfilesApi,
  ) {}

  /** How many approved photos others see of a profile. @param approved how many it has; few enough are not asked about */
  async shownOf(ownerId: string, approved: number): Promise<number> {
    if (approved <= freePhotoLimit || (await this.credits.wallet(ownerId)).paidUser) return approved;
    return (await this.profiles.isFictional(ownerId)) ? approved : freePhotoLimit;
  }
}
