import { Injectable } from '@nestjs/common';
import type { Country } from '@kindling/contract/languages';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { CallRequest } from '../../../../kernel/http/call.js';
import { chosenCountry } from '../../../../kernel/http/visitor-country.js';
import { ProfilesApi } from '../../../profiles/profiles.api.js';

/** Where somebody pays from: it decides currency, methods and the discounts of a country. */
@Injectable()
export class PayerCountry {
  constructor(private readonly profiles: ProfilesApi) {}

  /**
   * @param memberId undefined for visitors
   * @returns what they chose, else where they live, else what their address says; null when nobody knows
   */
  async of(
    memberId: string | undefined,
    request: Pick<CallRequest, 'cookies' | 'country'>,
  ): Promise<Country | null> {
    // The address is read last: a page that is kept for everybody may not depend on it unless it has to.
    return (
      chosenCountry(TenantContext.current(), request) ?? (await this.homeOf(memberId)) ?? request.country
    );
  }

  /** Where the member says they live, and so has their bank; null where the brand does not serve that country. */
  private async homeOf(memberId: string | undefined): Promise<Country | null> {
    const country = memberId === undefined ? null : ((await this.profiles.ownFit(memberId))?.country ?? null);
    return country && TenantContext.current().settings.countries.includes(country) ? country : null;
  }
}
