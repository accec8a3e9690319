import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { Database } from '../database/database.js';
import { TenantRegistry } from './tenant-registry.js';

const channel = 'kindling:tenant-changed';
const pollMs = 1000;

/**
 * Carries a changed brand to every server process: by a Redis message at once, and by a poll of the versions each
 * second, which also holds while Redis is away (decisions §1.4).
 */
@Injectable()
export class TenantChanges implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly publisher: Redis;
  private readonly subscriber: Redis;
  private timer: NodeJS.Timeout | undefined;
  private seenUntil = '1970-01-01 00:00:00.000';
  private readonly listeners: ((tenantId: string) => void)[] = [];

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    @Inject(Database) private readonly database: Database,
    @Inject(TenantRegistry) private readonly registry: TenantRegistry,
  ) {
    const options = { lazyConnect: true, maxRetriesPerRequest: 1, enableOfflineQueue: false } as const;
    this.publisher = new Redis(environment.REDIS_URL, options);
    this.subscriber = new Redis(environment.REDIS_URL, { ...options, enableOfflineQueue: true });
    // The poll carries the changes while Redis is away; ioredis reconnects by itself.
    this.publisher.on('error', () => undefined);
    this.subscriber.on('error', () => undefined);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.registry.loadHosts();
    this.seenUntil = await this.newestChange();
    this.subscriber.on('message', (_channel, tenantId: string) => void this.reload(tenantId));
    void this.publisher.connect().catch(() => undefined);
    void this.subscriber.subscribe(channel).catch(() => undefined);
    this.schedulePoll();
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.publisher.disconnect();
    this.subscriber.disconnect();
    return Promise.resolve();
  }

  /** Called once for each change of a brand, after this process has forgotten the old record. */
  onChange(listener: (tenantId: string) => void): void {
    this.listeners.push(listener);
  }

  /** Tells every process, this one included, that a brand changed; call it after the commit. */
  async announce(tenantId: string): Promise<void> {
    await this.reload(tenantId);
    await this.publisher.publish(channel, tenantId).catch(() => undefined);
  }

  private async reload(tenantId: string): Promise<void> {
    this.registry.forget(tenantId);
    await this.registry.loadHosts().catch(() => undefined);
    for (const listener of this.listeners) listener(tenantId);
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
    // Five seconds of overlap: a slower transaction may commit an older timestamp after we looked.
    const rows = await this.database.select<{ id: string; version: number; changed_at: string }>(
      `SELECT id, version, CAST(changed_at AS CHAR) AS changed_at FROM tenant
        WHERE changed_at >= :since - INTERVAL 5 SECOND ORDER BY changed_at`,
      { since: this.seenUntil },
    );
    for (const row of rows) {
      if (row.changed_at > this.seenUntil) this.seenUntil = row.changed_at;
      const known = this.registry.knownVersions().get(row.id);
      if (known && known.version !== row.version) await this.reload(row.id);
    }
  }

  private async newestChange(): Promise<string> {
    const rows = await this.database.select<{ newest: string | null }>(
      'SELECT CAST(MAX(changed_at) AS CHAR) AS newest FROM tenant',
    );
    return rows[0]?.newest ?? this.seenUntil;
  }
}
