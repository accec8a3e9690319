import { Redis } from 'ioredis';
import { redisServerUrl, workerNumber } from './servers.ts';

/** Databases of the tests' Redis (see scripts/services/redis.ts); 0 is left to nobody in particular. */
const DATABASES = 64;

/** Address of the database that is no worker's own. */
export function noOnesRedisUrl(): string {
  return `${redisServerUrl()}/0`;
}

/** Address of this worker's own Redis database, emptied first. */
export async function testRedisUrl(): Promise<string> {
  const url = `${redisServerUrl()}/${1 + (workerNumber() % (DATABASES - 1))}`;
  const client = new Redis(url);
  try {
    await client.flushdb();
  } finally {
    client.disconnect();
  }
  return url;
}
