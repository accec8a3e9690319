import { Redis, type RedisOptions } from 'ioredis';

/** How long a closing connection may take to end by itself; while Redis is away the library uses all of it. */
const endingMs = 200;

/**
 * A connection for features that work without Redis: while it is away calls fail at once, and it reconnects by itself.
 * It opens with `connect` or `subscribe`; end it with `disconnect`.
 *
 * @param url `redis://…`
 */
export function optionalRedis(
  url: string,
  options: Pick<RedisOptions, 'enableOfflineQueue' | 'autoResubscribe'> = {},
): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    disconnectTimeout: endingMs,
    ...options,
  });
  // Each call reports its own failure.
  redis.on('error', () => undefined);
  return redis;
}
