import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { z } from 'zod';
import { Broadcast, defineChannel } from '../broadcast/broadcast.js';
import { Database } from '../database/database.js';
import { columnsOf } from '../database/row-shape.js';
import { TenantRegistry } from './tenant-registry.js';
import { TenantEntity } from './tenant.entity.js';

const pollMs = 1000;

const versions = columnsOf(TenantEntity, ['id', 'version', 'pagesVersion'], 't');

/** Id of a brand that changed. */
const tenantChanged = defineChannel('tenant-changed', z.string());

/**
 * Propagates a changed brand to every server process: by a message at once, and by polling the versions each second,
 * which also works while messages are lost (decisions §1.4).
 */
@Injectable()
export class TenantChanges implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private seen = new Map<string, string>();
  private readonly listeners: ((tenantId: string) => void)[] = [];

  constructor(
    private readonly broadcast: Broadcast,
    private readonly database: Database,
    private readonly tenantRegistry: TenantRegistry,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.tenantRegistry.loadHosts();
    this.seen = await this.recentChanges();
    this.broadcast.subscribe(tenantChanged, (tenantId) => this.reload([tenantId]));
    this.schedulePoll();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Calls `listener` once for each change of a brand, after this process has dropped the old record. */
  onChange(listener: (tenantId: string) => void): void {
    this.listeners.push(listener);
  }

  /** Notifies every process, this one included, that a brand changed; call it after the commit. */
  announce(tenantId: string): Promise<void> {
    return this.broadcast.publish(tenantChanged, tenantId);
  }

  private async reload(tenantIds: readonly string[]): Promise<void> {
    for (const id of tenantIds) this.tenantRegistry.forget(id);
    // If the database is away, the next poll finds the same change again.
    await this.tenantRegistry.loadHosts();
    for (const listener of this.listeners) for (const id of tenantIds) listener(id);
  }

  private schedulePoll(): void {
    this.timer = setTimeout(() => {
      this.poll()
        .catch(() => undefined)
        .finally(() => {
          if (this.timer) this.schedulePoll();
        });
    }, pollMs);
    this.timer.unref();
  }

  private async poll(): Promise<void> {
    const recent = await this.recentChanges();
    const changed = [...recent].filter(([id, version]) => this.seen.get(id) !== version).map(([id]) => id);
    if (changed.length > 0) await this.reload(changed);
    this.seen = recent;
  }

  /**
   * Versions of the recently changed brands. The window is wide because the servers' clocks differ and a slow
   * transaction commits an earlier time after the poll.
   */
  private async recentChanges(): Promise<Map<string, string>> {
    const rows = await this.database.rows(
      versions,
      `SELECT ${versions.list} FROM tenant t
         JOIN (SELECT MAX(changed_at) AS newest FROM tenant) n
        WHERE t.changed_at >= n.newest - INTERVAL 60 SECOND`,
    );
    return new Map(rows.map(({ id, version, pagesVersion }) => [id, `${version} ${pagesVersion}`]));
  }
}
