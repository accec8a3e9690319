import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { tenantKey } from '../ground/tenant-key.js';
import { optionalRedis } from './optional-redis.js';

const keyPrefix = 'hint';

/**
 * Short-lived values of a brand that may be lost at any time, in Redis for all processes. While Redis is away nothing
 * is read or stored; no call throws.
 */
@Injectable()
export class EphemeralFacts implements OnApplicationShutdown {
  private readonly redis: Redis;

  constructor(@Inject(ENVIRONMENT) environment: Pick<Environment, 'REDIS_URL'>) {
    this.redis = optionalRedis(environment.REDIS_URL);
    void this.redis.connect().catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  /** The known values of a kind, by id. */
  async known(kind: string, ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const values = await this.redis.mget(ids.map((id) => key(kind, id))).catch(() => []);
    return new Map(
      ids.flatMap((id, index): [string, string][] => {
        const value = values[index] ?? null;
        return value === null ? [] : [[id, value]];
      }),
    );
  }

  /**
   * Stores a value for each of `ids`, for some seconds at most. Processes of two releases read it: a changed value gets a
   * kind of its own.
   */
  async keep(kind: string, ids: readonly string[], value: string, seconds: number): Promise<void> {
    const pipeline = this.redis.pipeline();
    for (const id of ids) pipeline.set(key(kind, id), value, 'EX', seconds);
    if (ids.length > 0) await pipeline.exec().catch(() => undefined);
  }

  /**
   * Stores a value unless there is one.
   *
   * @returns the stored value; undefined while Redis is away
   */
  async keepFirst(kind: string, id: string, value: string, seconds: number): Promise<string | undefined> {
    const before = await this.redis
      .set(key(kind, id), value, 'EX', seconds, 'NX', 'GET')
      .catch(() => undefined);
    return before === undefined ? undefined : (before ?? value);
  }

  async drop(kind: string, id: string): Promise<void> {
    await this.redis.unlink(key(kind, id)).catch(() => undefined);
  }
}

function key(kind: string, id: string): string {
  return `${keyPrefix}:${tenantKey(kind, id)}`;
}
