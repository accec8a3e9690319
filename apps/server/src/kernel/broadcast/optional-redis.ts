import { Redis, type RedisOptions } from 'ioredis';
import { redisAddress } from '../config/addresses.js';

/** How long a closing connection may take to end by itself; while Redis is away the library uses all of it. */
const endingMs = 200;
/** One that hangs is away, too. */
const answerMs = 2000;

/**
 * A connection for features that work without Redis: while it is away calls fail at once, and it reconnects by itself.
 * It opens with `connect` or `subscribe`; end it with `disconnect`.
 *
 * @param url REDIS_URL
 */
export function optionalRedis(
  url: string,
  options: Pick<RedisOptions, 'enableOfflineQueue' | 'autoResubscribe'> = {},
): Redis {
  const redis = new Redis({
    ...redisAddress(url),
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    disconnectTimeout: endingMs,
    commandTimeout: answerMs,
    socketTimeout: answerMs,
    ...options,
  });
  // Each call reports its own failure.
  redis.on('error', () => undefined);
  return redis;
}
