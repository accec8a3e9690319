import fs from 'node:fs';
import path from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../../scripts/services/ports.ts';
import { secretFile } from '../../scripts/services/secret-file.ts';
import { findExecutable } from '../../scripts/system/programs.ts';
import type { Part } from './part.ts';
import { processPart } from './processes.ts';

const GROUP = 'kindling';
const SENTINELS = 3;

export interface RedisGroup {
  /** Two; which of them is the primary changes. */
  servers: Part[];
  sentinels: Part[];
  /** For REDIS_URL. */
  url: string;
  /** The part that the Sentinels call the primary. */
  primary(): Promise<Part>;
  /** Empties the primary, and with it the replica. */
  empty(): Promise<void>;
}

/** A primary, its replica, and three Sentinels of which two decide. */
export async function startRedisGroup(folder: string): Promise<RedisGroup> {
  const password = secretFile(path.join(folder, 'redis-password'));
  const ports = [await freePort(), await freePort()] as const;
  const servers = ports.map((port, index) =>
    redisPart(path.join(folder, `redis${index + 1}`), `redis${index + 1}`, port, password, [
      `requirepass ${password}`,
      `masterauth ${password}`,
      'maxmemory-policy noeviction',
      'appendonly yes',
      'save ""',
      // A primary that lost its replica and the Sentinels takes no more writes, which would be lost.
      'min-replicas-max-lag 5',
      ...(index === 0 ? [] : [`replicaof 127.0.0.1 ${ports[0]}`]),
    ]),
  );
  const sentinelPorts = await Promise.all(Array.from({ length: SENTINELS }, () => freePort()));
  const sentinels = sentinelPorts.map((port, index) =>
    redisPart(path.join(folder, `sentinel${index + 1}`), `sentinel${index + 1}`, port, undefined, [
      `sentinel monitor ${GROUP} 127.0.0.1 ${ports[0]} 2`,
      `sentinel auth-pass ${GROUP} ${password}`,
      `sentinel down-after-milliseconds ${GROUP} 2000`,
      `sentinel failover-timeout ${GROUP} 6000`,
    ]),
  );
  for (const part of servers) await part.start();
  for (const part of sentinels) await part.start();
  const hosts = sentinelPorts.map((port) => `127.0.0.1:${port}`);
  return {
    servers,
    sentinels,
    url: `redis+sentinel://:${password}@${hosts.join(',')}/${GROUP}/0`,
    async primary() {
      for (const port of sentinelPorts) {
        const told = await ask({ port }, (redis) => redis.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', GROUP));
        const index = ports.indexOf(Number((told as string[] | undefined)?.[1]));
        if (servers[index]) return servers[index];
      }
      throw new Error('no Sentinel answers');
    },
    async empty() {
      for (const port of ports) await ask({ port, password }, (redis) => redis.flushall());
    },
  };
}

/** @param password of a Redis; a Sentinel has none */
function redisPart(
  folder: string,
  name: string,
  port: number,
  password: string | undefined,
  lines: readonly string[],
): Part {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const config = path.join(folder, 'redis.conf');
  // Both kinds write their state into it.
  const text = [`port ${port}`, 'bind 127.0.0.1', `dir ${folder}`, ...lines].join('\n');
  fs.writeFileSync(config, `${text}\n`, { mode: 0o600 });
  return processPart({
    name,
    folder,
    command: findExecutable('redis-server') ?? 'redis-server',
    args: () => [config, ...(password === undefined ? ['--sentinel'] : [])],
    isReady: async () => (await ask({ port, password }, (redis) => redis.ping())) === 'PONG',
  });
}

async function ask<T>(
  { port, password }: { port: number; password?: string | undefined },
  question: (redis: Redis) => Promise<T>,
): Promise<T | undefined> {
  const redis = new Redis({
    ...{ host: '127.0.0.1', port, lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 },
    ...{ commandTimeout: 1000, connectTimeout: 1000, enableReadyCheck: false },
    ...(password === undefined ? {} : { password }),
  });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return await question(redis);
  } catch {
    return undefined;
  } finally {
    redis.disconnect();
  }
}
