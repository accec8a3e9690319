import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { Events } from '../../../kernel/outbox/events.js';
import { TenantChanges } from '../../../kernel/tenancy/tenant-changes.js';
import { Clock } from '../../../ports/clock.js';
import { changedPaths } from './changed-paths.js';
import { Logos } from './logos/logos.js';
import { settingsSaved } from './settings-events.js';
import { SiteSettingsRepository, type StoredTenant } from './site-settings.repository.js';
import { ValidateSettings } from './validate-settings.js';

export interface SaveSettings {
  tenantId: string;
  /** The version that was edited. */
  expectedVersion: number;
  settings: unknown;
  /** The brand's hosts, the primary one first; left as they are when absent. */
  hosts?: readonly string[];
  /** Id of the staff member, or `file`. */
  author: string;
  /** The brands whose companies the author knows; all companies when absent or null. */
  given?: readonly string[] | null;
  fileHash?: string;
  /** The earlier version whose settings these are, when one is restored. */
  restored?: number;
}

/** Stores a new version of a settings record and announces it to every server process (decisions §1.3, §1.4). */
@Injectable()
export class SaveSettingsUseCase {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly siteSettings: SiteSettingsRepository,
    private readonly tenantChanges: TenantChanges,
    private readonly logos: Logos,
    private readonly validateSettings: ValidateSettings,
  ) {}

  /**
   * @returns the stored brand
   * @throws Problem `not_found`, `settings_invalid` with every broken field, or `settings_conflict` with the version
   *   that another author stored meanwhile
   */
  async save({
    tenantId,
    expectedVersion,
    settings,
    hosts,
    author,
    given = null,
    fileHash,
    restored,
  }: SaveSettings): Promise<StoredTenant> {
    const valid = await this.validateSettings.valid(tenantId, settings, given, hosts);
    await this.database.inTransaction(async () => {
      const current = await this.siteSettings.find(tenantId);
      if (!current) throw problem('not_found');
      const changed = [
        ...changedPaths(current.settings, valid),
        ...(hosts && changedPaths(current.hosts, hosts).length > 0 ? ['hosts'] : []),
      ];
      // No version without a change: unchanged settings are stored already.
      if (changed.length === 0 && current.version === expectedVersion) return;
      const version = expectedVersion + 1;
      const stored = await this.siteSettings.update({
        id: tenantId,
        version,
        settings: valid,
        hosts: hosts ?? current.hosts,
        state: current.state,
        author,
        changed,
        at: this.clock.now(),
        fileHash,
      });
      if (!stored) throw problem('settings_conflict', { version: current.version });
      await this.logos.keep(tenantId, valid);
      await this.events.emit(settingsSaved, { tenantId, version, author, changed, restored });
    });
    await this.tenantChanges.announce(tenantId);
    const stored = await this.siteSettings.find(tenantId);
    if (!stored) throw problem('not_found');
    return stored;
  }
}
