import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import type { SettingsProblem } from '@kindling/contract/brands/settings/settings-rules';
import { markNames } from '@kindling/contract/themes/own-marks';
import type { Readiness } from '@kindling/contract/brands/calls/brands';
import { hostProblem, type HostSurroundings } from '@kindling/contract/brands/brand-rules';
import { pictureHost } from '@kindling/contract/brands/settings/setting-addresses';
import { isNamedOutside } from '@kindling/contract/brands/settings/tracking';
import { ENVIRONMENT, type Environment } from '../../../../kernel/config/environment.js';
import { readHost } from '../../../../kernel/tenancy/host-address.js';
import { PaymentProviders } from '../../../../ports/payment-providers.js';
import { HostChecksApi } from '../../host-checks/host-checks.api.js';
import { CompaniesRepository } from '../files/companies.repository.js';
import { MarksRepository } from '../logos/marks.repository.js';
import { unseenMarks } from '../logos/unseen-marks.js';
import { SiteSettingsRepository, type StoredTenant } from '../site-settings.repository.js';
import { BrandLooks } from '../theme/brand-looks.js';
import { readinessOf } from './readiness.js';

/** What keeps a brand from being public, and hosts from being a brand's. */
@Injectable()
export class CheckBrand {
  /** Hosts that this installation reserves for itself. */
  readonly surroundings: HostSurroundings;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly paymentProviders: PaymentProviders,
    private readonly companies: CompaniesRepository,
    private readonly brandLooks: BrandLooks,
    private readonly marks: MarksRepository,
    private readonly siteSettings: SiteSettingsRepository,
    private readonly hostChecks: HostChecksApi,
  ) {
    this.surroundings = {
      consoleHost: readHost(environment.CONSOLE_HOST)?.host ?? environment.CONSOLE_HOST,
      linksHost: readHost(environment.SHARE_HOST)?.host,
      isProduction: environment.NODE_ENV === 'production',
    };
  }

  async readinessOf({
    id,
    settings,
    hosts,
  }: Pick<StoredTenant, 'id' | 'settings' | 'hosts'>): Promise<Readiness> {
    const companies = await this.companies.list(null);
    return readinessOf({
      settings,
      hosts,
      company: companies.find((one) => one.id === settings.company_id),
      unreadable: this.brandLooks.unreadable(settings),
      unseen: await this.unseen(id, settings),
      isOffered: (method) => this.paymentProviders.offering(method) !== undefined,
      surroundings: this.surroundings,
      unreached: await this.hostChecks.problems(id, hosts),
    });
  }

  /**
   * Why a brand can't have these hosts.
   *
   * @param tenantId the brand; undefined for one that is not created yet
   * @param hosts normalised
   * @returns a sentence for each host, in their order; undefined for those that it can have
   */
  async hostReasons(tenantId: string | undefined, hosts: readonly string[]): Promise<(string | undefined)[]> {
    const wrong = hosts.map((host) => hostProblem(host, this.surroundings));
    // The database compares hosts alone: it refuses to compare letters that none has.
    const fit = hosts.filter((_, index) => wrong[index] === undefined);
    const taken = new Set(await this.siteSettings.hostsOfOthers(tenantId, fit));
    const brands = await this.siteSettings.list(null);
    return hosts.map((host, index) => {
      if (wrong[index] !== undefined) return wrong[index];
      if (hosts.indexOf(host) < index) return 'This host stands here already.';
      if (taken.has(host)) return 'This host belongs to another brand.';
      if (brands.some(({ id, settings }) => id !== tenantId && pictureHost(settings) === host))
        return 'The pictures of another brand come from this host.';
      // Data meant for the other company would come to us, and its script would be trusted as ours.
      return brands.some(({ settings }) => isNamedOutside(settings, host))
        ? 'A tag or recorder of another company is loaded from this host, or talks to it.'
        : undefined;
    });
  }

  private async unseen(id: string, { theme, look }: Settings): Promise<SettingsProblem[]> {
    if (!look?.marks || !this.brandLooks.has(theme)) return [];
    const known = await this.marks.known(id, markNames(look.marks));
    return unseenMarks(look.marks, known, this.brandLooks.of({ theme, look }).tokens);
  }
}
