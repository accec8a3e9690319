import { Controller, Inject } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import { interests } from '@kindling/contract/profiles/profile-values';
import { getCompanyInfo, getInterests, getSettings } from '@kindling/contract/brands/calls/site-settings';
import type { Answer, Input } from '@kindling/contract/route';
import { ENVIRONMENT, type Environment } from '../../../kernel/config/environment.js';
import type { Call } from '../../../kernel/http/call.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { readHost } from '../../../kernel/tenancy/host-address.js';
import { problem } from '../../../kernel/ground/problem.js';
import { chosenCountry } from '../../../kernel/http/visitor-country.js';
import { Texts } from '../../../kernel/ground/texts.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { TenantRegistry } from '../../../kernel/tenancy/tenant-registry.js';
import type { Tenant } from '../../../kernel/ground/tenant.js';
import { Push } from '../../../ports/push.js';
import { publicSettings } from './public-settings.js';

@Controller()
export class SiteSettingsController {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly tenantRegistry: TenantRegistry,
    private readonly push: Push,
    private readonly texts: Texts,
  ) {}

  @Endpoint(getSettings)
  async settings(
    { query }: Input<typeof getSettings>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof getSettings>> {
    const tenant = await this.tenantFor(query.host);
    const language = offered(tenant, query.language);
    const settings = publicSettings(tenant, {
      language,
      geoipCountry: call.request.country,
      selectedCountry: chosenCountry(tenant, call.request),
      pushPublicKey: this.push.publicKey,
    });
    if (!call.request.isPreview) return settings;
    return {
      ...settings,
      // On every page of a preview it says what one looks at.
      maintenance: this.texts.in(language)('errors:preview_only'),
      // Whoever looks has answered the question of their age.
      enable_site_entry_popup: 'no',
    };
  }

  @Endpoint(getCompanyInfo)
  async companyInfo(): Promise<Answer<typeof getCompanyInfo>> {
    const company = await this.tenantRegistry.company(TenantContext.current().settings.company_id);
    if (!company) throw problem('not_found');
    return company;
  }

  @Endpoint(getInterests)
  interests(): Promise<Answer<typeof getInterests>> {
    return Promise.resolve({ interests: [...interests] });
  }

  /** The forced-domain value is honoured outside production only (decisions §1.1). */
  private async tenantFor(forcedHost: string | undefined): Promise<Tenant> {
    if (forcedHost === undefined || this.environment.NODE_ENV === 'production')
      return TenantContext.current();
    const host = readHost(forcedHost)?.host;
    const tenant = host === undefined ? undefined : await this.tenantRegistry.byHost(host);
    if (tenant?.state !== 'public') throw problem('not_found');
    return tenant;
  }
}

function offered(tenant: Tenant, language: Language | undefined): Language {
  return language && tenant.settings.locales.includes(language) ? language : tenant.settings.domain_language;
}
