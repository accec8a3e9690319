import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { historyDays, type SoldVersion } from '@kindling/contract/money/struck-price';
import type { Tenant } from '../../../kernel/ground/tenant.js';
import { Clock } from '../../../ports/clock.js';
import { SiteSettingsRepository } from './site-settings.repository.js';

const dayMs = 24 * 3_600_000;

/**
 * What bundles cost before (trust 3). The versions of the settings record are that history: nothing else can set a price,
 * so nothing else has to be kept in step. What was read for a version stays true: a new price is a new version.
 */
@Injectable()
export class PriceHistory {
  private readonly known = new LRUCache<string, Promise<readonly SoldVersion[]>>({ max: 500 });

  constructor(
    private readonly clock: Clock,
    private readonly siteSettings: SiteSettingsRepository,
  ) {}

  /** The versions that held in the last 60 days, the oldest first, up to the one that the tenant is at. */
  async of({ id, version }: Pick<Tenant, 'id' | 'version'>): Promise<readonly SoldVersion[]> {
    const key = `${id} ${version}`;
    const known = this.known.get(key);
    if (known) return known;
    const read = this.read(id, version);
    this.known.set(key, read);
    // A failed read is tried again at the next request.
    read.catch(() => this.known.delete(key));
    return read;
  }

  private async read(id: string, version: number): Promise<SoldVersion[]> {
    const from = new Date(this.clock.now().getTime() - historyDays * dayMs);
    const versions = await this.siteSettings.versionsSince(id, from, version);
    return versions.map(({ createdAt, settings: { currency, bundles } }) => ({
      since: createdAt,
      currency,
      bundles,
    }));
  }
}
