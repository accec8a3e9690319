import { Injectable } from '@nestjs/common';
import { hostProblem } from '@kindling/contract/brands/brand-rules';
import { pictureHost } from '@kindling/contract/brands/settings/setting-addresses';
import { isNamedOutside } from '@kindling/contract/brands/settings/tracking';
import { SiteSettingsRepository } from '../site-settings.repository.js';
import { CheckReadiness } from './check-readiness.js';

/** Says of hosts why a brand can't have them. */
@Injectable()
export class CheckHosts {
  constructor(
    private readonly checkReadiness: CheckReadiness,
    private readonly siteSettings: SiteSettingsRepository,
  ) {}

  /**
   * @param tenantId the brand that asks; undefined for one that is not there yet
   * @param hosts normalised
   * @returns a sentence for each host, in their order; undefined for those that it can have
   */
  async reasons(tenantId: string | undefined, hosts: readonly string[]): Promise<(string | undefined)[]> {
    const wrong = hosts.map((host) => hostProblem(host, this.checkReadiness.surroundings));
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
      // What is sent to another company would come to ours, and its script would be trusted as ours.
      return brands.some(({ settings }) => isNamedOutside(settings, host))
        ? 'A tag or recorder of another company is loaded from this host, or talks to it.'
        : undefined;
    });
  }
}
