import { Redis } from 'ioredis';
import type { RedisAddress } from '../../kernel/config/addresses.js';

/** How long a closing connection may take to end by itself. */
const endingMs = 200;
/** A Redis that hangs is connected to anew. */
const answerMs = 2000;

/**
 * A connection that reconnects by itself, however long Redis is away.
 *
 * @param mayWait whether a call waits for that, or fails at once. Until the first connection every call waits: a worker
 * connects with its first call
 */
export function connect(address: RedisAddress, { mayWait }: { mayWait: boolean }): Redis {
  const redis = new Redis({
    ...address,
    enableOfflineQueue: true,
    maxRetriesPerRequest: mayWait ? null : 1,
    disconnectTimeout: endingMs,
    socketTimeout: answerMs,
  });
  // Each call reports its own failure.
  redis.on('error', () => undefined);
  if (!mayWait) {
    const settle = () => Object.assign(redis.options, { enableOfflineQueue: false });
    redis.once('ready', settle).once('close', settle);
  }
  return redis;
}

/** All databases of a Redis share its channels, and installations may share the Redis. */
export function channelPrefix(redis: Redis): string {
  return `kindling:${redis.options.db ?? 0}:live`;
}

/** Calls that socket.io's adapter makes without awaiting them, as the library itself does after reconnecting. */
const calls = ['publish', 'subscribe', 'psubscribe', 'unsubscribe', 'punsubscribe'] as const;

/** Makes these calls of a connection fail silently: an uncaught failure would end the process. */
export function forgiving(redis: Redis): Redis {
  for (const name of calls) {
    const call = redis[name].bind(redis) as (...args: unknown[]) => Promise<unknown>;
    Object.assign(redis, { [name]: (...args: unknown[]) => call(...args).catch(() => undefined) });
  }
  return redis;
}
