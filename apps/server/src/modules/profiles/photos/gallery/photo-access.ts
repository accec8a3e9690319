import type { Country } from '@kindling/contract/languages';
import { Injectable } from '@nestjs/common';
import { CreditsApi } from '../../../credits/credits.api.js';
import { AgeChecksApi } from '../../age-checks/age-checks.api.js';
import { ProfilesApi } from '../../profiles.api.js';
import { freePhotoLimit } from '../photo-rules.js';

/**
 * What others see of a gallery. The one place that knows who may see explicit pictures (trust 21).
 *
 * Others see three photos of a free member, however many there are: an appeal gives one back whose place was taken, and
 * a payment for 25 may have been refunded. The owner keeps and sees them all. Fictional profiles pay for nothing.
 */
@Injectable()
export class PhotoAccess {
  constructor(
    private readonly ageChecks: AgeChecksApi,
    private readonly credits: CreditsApi,
    private readonly profiles: ProfilesApi,
  ) {}

  /**
   * Whether no proof of age is in the way: of a member, unless one is required where they are and they gave none; of a
   * visitor, who needs an account in any case, where the brand requires none at all.
   *
   * @param here the country of the address that asks, null where that says nothing
   */
  async mayExplicit(memberId: string | null, here: Country | null): Promise<boolean> {
    return memberId === null
      ? !this.ageChecks.isRequiredSomewhere()
      : this.ageChecks.mayExplicit(memberId, here);
  }

  /** How many approved photos others see of a profile. @param approved how many it has; few enough are not asked about */
  async shownOf(ownerId: string, approved: number): Promise<number> {
    if (approved <= freePhotoLimit || (await this.credits.wallet(ownerId)).paidUser) return approved;
    return (await this.profiles.isFictional(ownerId)) ? approved : freePhotoLimit;
  }
}
