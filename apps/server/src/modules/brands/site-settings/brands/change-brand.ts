import { Injectable } from '@nestjs/common';
import { mostHosts, normalizeHost } from '@kindling/contract/brands/brand-rules';
import type { BrandState } from '@kindling/contract/brands/brand-states';
import { waivableLines, type WaivableLine } from '@kindling/contract/brands/calls/brands';
import type { SettingsProblem } from '@kindling/contract/brands/settings/settings-rules';
import { Database, isDuplicate } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { Events } from '../../../../kernel/outbox/events.js';
import { TenantChanges } from '../../../../kernel/tenancy/tenant-changes.js';
import { Clock } from '../../../../ports/clock.js';
import { invalidSettings } from '../invalid-settings.js';
import { settingsSaved } from '../settings-events.js';
import { SiteSettingsRepository, type StoredTenant } from '../site-settings.repository.js';
import { CheckBrand } from './check-brand.js';

interface Edit {
  tenantId: string;
  /** The version that was shown. */
  expectedVersion: number;
  /** Id of the staff member. */
  author: string;
}

interface Decision extends Partial<Pick<StoredTenant, 'hosts' | 'state'>> {
  /** Lines of the launch list that are missing, and may be. */
  waived?: readonly WaivableLine[];
}

/** Changes a brand's hosts and state, which are no settings. Each change is a version like any other. */
@Injectable()
export class ChangeBrand {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly checkBrand: CheckBrand,
    private readonly siteSettings: SiteSettingsRepository,
    private readonly tenantChanges: TenantChanges,
  ) {}

  /**
   * Publishes a brand, or closes it. One that is closed can be public again, as any other once it lacks nothing.
   *
   * @param without lines of the launch list that may be missing: those that are go into the audit log
   * @throws Problem `not_found`, `settings_conflict`, `brand_not_ready` whatever the readiness was when it was shown
   */
  async setState(
    edit: Edit,
    state: Exclude<BrandState, 'draft'>,
    without: readonly WaivableLine[] = [],
  ): Promise<StoredTenant> {
    return this.change(edit, async (current) => {
      // A draft was never public, so it can't be closed.
      if (state === 'closed' && current.state === 'draft') throw problem('brand_not_ready');
      if (state === 'closed') return { state };
      const { lines } = await this.checkBrand.readinessOf(current);
      const missing = lines.filter(({ problems }) => problems.length > 0).map(({ id }) => id);
      const waived = waivableLines.filter((line) => without.includes(line) && missing.includes(line));
      if (waived.length < missing.length) throw problem('brand_not_ready');
      return { state, waived };
    });
  }

  /**
   * Sets the hosts, the primary one first.
   *
   * @throws Problem `not_found`, `settings_conflict`, `settings_invalid` with what is wrong with `hosts.<number>`
   */
  async setHosts(edit: Edit, typed: readonly string[]): Promise<StoredTenant> {
    const hosts = typed.map(normalizeHost);
    const found = await this.hostProblems(edit.tenantId, hosts);
    if (found.length > 0) throw invalidSettings(found);
    try {
      return await this.change(edit, () => Promise.resolve({ hosts }));
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      // Another brand took one at this very moment.
      const taken = await this.hostProblems(edit.tenantId, hosts);
      throw taken.length > 0 ? invalidSettings(taken) : error;
    }
  }

  private async hostProblems(tenantId: string, hosts: readonly string[]): Promise<SettingsProblem[]> {
    if (hosts.length === 0) return [{ path: 'hosts.0', reason: 'A brand has at least one host.' }];
    if (hosts.length > mostHosts)
      return [{ path: 'hosts.0', reason: `A brand has at most ${mostHosts} hosts.` }];
    const reasons = await this.checkBrand.hostReasons(tenantId, hosts);
    return reasons.flatMap((reason, index) =>
      reason === undefined ? [] : [{ path: `hosts.${index}`, reason }],
    );
  }

  private async change(
    { tenantId, expectedVersion, author }: Edit,
    decide: (current: StoredTenant) => Promise<Decision>,
  ): Promise<StoredTenant> {
    await this.database.inTransaction(async () => {
      const current = await this.siteSettings.find(tenantId);
      if (!current) throw problem('not_found');
      const { version: seen, hosts, state, waived } = { ...current, ...(await decide(current)) };
      if (seen !== expectedVersion) throw problem('settings_conflict', { version: seen });
      const changed = [
        ...(JSON.stringify(hosts) === JSON.stringify(current.hosts) ? [] : ['hosts']),
        ...(state === current.state ? [] : ['state']),
      ];
      if (changed.length === 0) return;
      const version = seen + 1;
      const isStored = await this.siteSettings.update({
        ...{ id: tenantId, version, settings: current.settings, hosts, state, author, changed },
        at: this.clock.now(),
        isBesideFile: !changed.includes('hosts'),
      });
      if (!isStored) throw problem('settings_conflict', { version });
      await this.events.emit(settingsSaved, {
        ...{ tenantId, version, author, changed },
        ...(changed.includes('state') ? { state } : {}),
        ...(waived ? { waived } : {}),
      });
    });
    await this.tenantChanges.announce(tenantId);
    const stored = await this.siteSettings.find(tenantId);
    if (!stored) throw problem('not_found');
    return stored;
  }
}
