import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { optionalRedis } from '../../broadcast/optional-redis.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { limitRefusals } from '../../ground/measures.js';
import { problem } from '../../ground/problem.js';
import { tenantKey } from '../../ground/tenant-key.js';
import { LimiterShare } from './limiter-share.js';

/** Keys may name a member: a limit lasts a day at most, so that an erasure, which comes 14 days after the last use, finds none. */
export interface Limit {
  /** Names the limit; part of its key. */
  name: string;
  points: number;
  /** A day at most. */
  seconds: number;
}

/** Counted over a period and never refused. */
export type Window = Omit<Limit, 'points'>;

const keyPrefix = 'limit';
const daySeconds = 24 * 3600;

/**
 * Limits per key, counted in Redis. While Redis is away each process counts for itself, and lets its share through, so
 * that a limit never opens.
 */
@Injectable()
export class Limits implements OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly limiters = new Map<string, RateLimiterRedis>();

  private readonly processes: number;

  constructor(@Inject(ENVIRONMENT) environment: Pick<Environment, 'REDIS_URL' | 'WEB_PROCESSES'>) {
    this.processes = environment.WEB_PROCESSES;
    this.redis = optionalRedis(environment.REDIS_URL);
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
   * The same as `consume` for the console, which spans all brands.
   *
   * @throws Problem `rate_limited` with `retry_after` in seconds when none is left
   */
  consumeOnConsole(limit: Limit, key: string): Promise<void> {
    return this.take(limit, ['console', limit.name, key].join(':'));
  }

  /**
   * The same as `consume` for visitors of a host that is no brand's.
   *
   * @throws Problem `rate_limited` with `retry_after` in seconds when none is left
   */
  consumeOverBrands(limit: Limit, key: string): Promise<void> {
    return this.take(limit, ['everywhere', limit.name, key].join(':'));
  }

  /** Refunds a point or a count for an event that turned out not to count. */
  async giveBack(window: Window, key: string): Promise<void> {
    await this.limiter({ points: 1, ...window }).reward(tenantKey(window.name, key));
  }

  /**
   * Increments the counter of the current brand's `key`.
   * @returns the count in the window, including this one
   */
  async count(window: Window, key: string): Promise<number> {
    const { consumedPoints } = await this.limiter({ ...window, points: 1 }).penalty(
      tenantKey(window.name, key),
    );
    return consumedPoints;
  }

  /**
   * Takes one point of the current brand's limit for `key` after the fact, when the request counts only because of its
   * outcome. The last point also exhausts `closed`, which refuses the key for the rest of the window.
   */
  async penalize(limit: Limit, closed: Limit, key: string): Promise<void> {
    const taken = await this.limiter(limit).penalty(tenantKey(limit.name, key));
    if (taken.consumedPoints < limit.points) return;
    await this.limiter(closed).block(tenantKey(closed.name, key), Math.ceil(taken.msBeforeNext / 1000));
  }

  /** The count of the current brand's `key` in the window. */
  async counted(window: Window, key: string): Promise<number> {
    const known = await this.limiter({ ...window, points: 1 }).get(tenantKey(window.name, key));
    return known?.consumedPoints ?? 0;
  }

  /**
   * Uses up the current brand's `key`. A process remembers the keys it used itself; while Redis is away, a key used by
   * another process is therefore accepted here at most once more.
   *
   * @returns whether this was the first time within the window
   */
  once(window: Window, key: string): Promise<boolean> {
    return this.useUp(window, tenantKey(window.name, key));
  }

  /** The same as `once` for the console, which spans all brands. */
  onceOnConsole(window: Window, key: string): Promise<boolean> {
    return this.useUp(window, ['console', window.name, key].join(':'));
  }

  private async useUp(window: Window, key: string): Promise<boolean> {
    try {
      await this.limiter({ ...window, points: 1 }, { inMemoryBlockOnConsumed: 1 }).consume(key);
      return true;
    } catch (error) {
      if (error instanceof RateLimiterRes) return false;
      throw error;
    }
  }

  private async take(limit: Limit, key: string): Promise<void> {
    try {
      await this.limiter(limit).consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      limitRefusals.inc({ limit: limit.name });
      throw problem('rate_limited', { retry_after: Math.ceil(error.msBeforeNext / 1000) });
    }
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  private limiter(limit: Limit, more: { inMemoryBlockOnConsumed?: number } = {}): RateLimiterRedis {
    const known = this.limiters.get(limit.name);
    if (known) return known;
    if (limit.seconds > daySeconds) throw new Error(`The limit ${limit.name} lasts longer than a day`);
    const options = { keyPrefix, points: limit.points, duration: limit.seconds };
    const limiter = new RateLimiterRedis({
      ...options,
      ...more,
      storeClient: this.redis,
      insuranceLimiter: new LimiterShare(options, this.processes),
    });
    this.limiters.set(limit.name, limiter);
    return limiter;
  }
}
