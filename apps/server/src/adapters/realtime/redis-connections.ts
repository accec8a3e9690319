import { Redis } from 'ioredis';

/** A closing connection is given so long to end by itself. */
const endingMs = 200;

/**
 * A connection that comes back by itself, however long Redis is away.
 *
 * @param mayWait whether a call waits for that, or fails at once
 */
export function connect(url: string, { mayWait }: { mayWait: boolean }): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: mayWait,
    maxRetriesPerRequest: mayWait ? null : 1,
    disconnectTimeout: endingMs,
  });
  // Each call tells of its own failure.
  redis.on('error', () => undefined);
  return redis;
}

/** All databases of a Redis share its channels, and installations may share the Redis. */
export function channelPrefix(redis: Redis): string {
  return `kindling:${redis.options.db ?? 0}:live`;
}

/** The calls of socket.io's adapter, which waits for none of them: a failure would end the process. */
const calls = new Set<string | symbol>(['publish', 'subscribe', 'psubscribe', 'unsubscribe', 'punsubscribe']);

/** The same connection, whose failing calls nobody has to catch. */
export function forgiving(redis: Redis): Redis {
  return new Proxy(redis, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (!calls.has(name)) return value.bind(target) as unknown;
      return async (...args: unknown[]): Promise<unknown> =>
        (value.apply(target, args) as Promise<unknown>).catch(() => undefined);
    },
  });
}
