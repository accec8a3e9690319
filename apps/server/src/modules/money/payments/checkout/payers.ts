import { Injectable } from '@nestjs/common';
import type { Country, Language } from '@kindling/contract/languages';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { CallRequest } from '../../../../kernel/http/call.js';
import { chosenCountry } from '../../../../kernel/http/visitor-country.js';
import { AccountsApi } from '../../../accounts/accounts.api.js';
import { ProfilesApi } from '../../../profiles/profiles.api.js';

/** The country that a member or visitor pays from, and the language that payers are addressed in. */
@Injectable()
export class Payers {
  constructor(
    private readonly accounts: AccountsApi,
    private readonly profiles: ProfilesApi,
  ) {}

  /**
   * The country decides currency, methods and the discounts of a country.
   *
   * @param memberId undefined for visitors
   * @returns the country they chose, else where they live, else the one of their network address; null when unknown
   */
  async countryOf(
    memberId: string | undefined,
    request: Pick<CallRequest, 'cookies' | 'country'>,
  ): Promise<Country | null> {
    // The address is read last: a page that is cached for all visitors may not depend on it unless it has to.
    return (
      chosenCountry(TenantContext.current(), request) ?? (await this.homeOf(memberId)) ?? request.country
    );
  }

  /** @returns the member's language where the brand offers it, else the brand's own */
  async languageOf(memberId: string): Promise<Language> {
    const { settings } = TenantContext.current();
    const language = (await this.accounts.find(memberId))?.language;
    return language && settings.locales.includes(language) ? language : settings.domain_language;
  }

  /** Where the member says they live, and so has their bank; null where the brand does not serve that country. */
  private async homeOf(memberId: string | undefined): Promise<Country | null> {
    const country = memberId === undefined ? null : ((await this.profiles.ownFit(memberId))?.country ?? null);
    return country && TenantContext.current().settings.countries.includes(country) ? country : null;
  }
}
