import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { tenantKey } from '../tenancy/tenant-key.js';
import { problem } from './problem.js';

export interface Limit {
  /** Names the limit; part of its key. */
  name: string;
  points: number;
  seconds: number;
}

/** Limits per key, counted in Redis; while Redis is away each process counts for itself, so a limit never opens. */
@Injectable()
export class Limits implements OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly limiters = new Map<string, RateLimiterRedis>();

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    this.redis = new Redis(environment.REDIS_URL, {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
    });
    this.redis.on('error', () => undefined);
    void this.redis.connect().catch(() => undefined);
  }

  /**
   * Takes one point of the current brand's limit for `key`.
   *
   * @throws Problem `rate_limited` with `retry_after` in seconds when none is left
   */
  consume(limit: Limit, key: string): Promise<void> {
    return this.take(limit, tenantKey(limit.name, key));
  }

  /**
   * The same on the console, which stands over all brands.
   *
   * @throws Problem `rate_limited` with `retry_after` in seconds when none is left
   */
  consumeOnConsole(limit: Limit, key: string): Promise<void> {
    return this.take(limit, ['console', limit.name, key].join(':'));
  }

  /** Gives a point back that was taken for something that turned out not to count. */
  async giveBack(limit: Limit, key: string): Promise<void> {
    await this.limiter(limit).reward(tenantKey(limit.name, key), 1);
  }

  private async take(limit: Limit, key: string): Promise<void> {
    try {
      await this.limiter(limit).consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw problem('rate_limited', { retry_after: Math.ceil(error.msBeforeNext / 1000) });
    }
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  private limiter(limit: Limit): RateLimiterRedis {
    const known = this.limiters.get(limit.name);
    if (known) return known;
    const options = { keyPrefix: 'limit', points: limit.points, duration: limit.seconds };
    const limiter = new RateLimiterRedis({
      ...options,
      storeClient: this.redis,
      insuranceLimiter: new RateLimiterMemory(options),
    });
    this.limiters.set(limit.name, limiter);
    return limiter;
  }
}
