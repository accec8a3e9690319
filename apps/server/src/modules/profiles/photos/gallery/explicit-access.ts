import type { Country } from '@kindling/contract/languages';
import { Injectable } from '@nestjs/common';
import { AgeChecksApi } from '../../age-checks/age-checks.api.js';

/** The one place that knows who may see explicit pictures (trust 21). */
@Injectable()
export class ExplicitAccess {
  constructor(private readonly ageChecks: AgeChecksApi) {}

  /**
   * Whether no proof of age is in the way: of a member, unless one is required where they are and they gave none; of a
   * visitor, who needs an account in any case, where the brand requires none of anybody.
   *
   * @param here the country of the address that asks, null where that says nothing
   */
  async isGiven(memberId: string | null, here: Country | null): Promise<boolean> {
    return memberId === null
      ? !this.ageChecks.isRequiredSomewhere()
      : this.ageChecks.mayExplicit(memberId, here);
  }
}
