import { Inject, Injectable } from '@nestjs/common';
import { settingsSchema, type Settings } from '@kindling/contract/brands/settings/settings';
import { schemaProblems } from '@kindling/contract/brands/settings/settings-sentences';
import { pictureHost } from '@kindling/contract/brands/settings/setting-addresses';
import { settingsProblems } from '@kindling/contract/brands/settings/settings-rules';
import { ownHostProblems } from '@kindling/contract/brands/settings/tracking';
import { ENVIRONMENT, type Environment } from '../../../kernel/config/environment.js';
import { CompaniesRepository } from './files/companies.repository.js';
import { invalidSettings } from './invalid-settings.js';
import { Logos } from './logos/logos.js';
import { SiteSettingsRepository } from './site-settings.repository.js';
import { BrandLooks } from './theme/brand-looks.js';

/** Checks a settings record against all rules, from whichever source. */
@Injectable()
export class ValidateSettings {
  constructor(
    private readonly companies: CompaniesRepository,
    private readonly siteSettings: SiteSettingsRepository,
    private readonly brandLooks: BrandLooks,
    private readonly logos: Logos,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @throws Problem `settings_invalid` with every broken field */
  async valid(
    tenantId: string,
    settings: unknown,
    given: readonly string[] | null,
    hosts: readonly string[] = [],
  ): Promise<Settings> {
    const parsed = settingsSchema.safeParse(settings);
    if (!parsed.success) {
      throw invalidSettings(schemaProblems(parsed.error.issues));
    }
    const found = settingsProblems(parsed.data);
    if (!this.brandLooks.has(parsed.data.theme)) {
      found.push({ path: 'theme', reason: 'There is no such theme.' });
    }
    found.push(
      ...this.brandLooks.problems(parsed.data),
      ...(await this.logos.problems(tenantId, parsed.data)),
    );
    const ownHosts = [this.environment.CONSOLE_HOST, ...hosts, ...(await this.siteSettings.allHosts())];
    found.push(...ownHostProblems(parsed.data, ownHosts));
    const pictures = pictureHost(parsed.data);
    if (pictures !== undefined && (await this.isOthers(tenantId, pictures)))
      found.push({ path: 'cdn_prefix', reason: `${pictures} belongs to another brand or to the console.` });
    const companies = await this.companies.list(given);
    if (!companies.some(({ id }) => id === parsed.data.company_id)) {
      found.push({ path: 'company_id', reason: 'There is no such company.' });
    }
    if (found.length > 0) throw invalidSettings(found);
    return parsed.data;
  }

  /** Whether a host is another brand's, or of the console and the previews below it. */
  private async isOthers(tenantId: string, host: string): Promise<boolean> {
    const { CONSOLE_HOST: consoleHost } = this.environment;
    if (host === consoleHost || host.endsWith(`.${consoleHost}`)) return true;
    return (await this.siteSettings.hostsOfOthers(tenantId, [host])).length > 0;
  }
}
