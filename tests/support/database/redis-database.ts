import { Redis } from 'ioredis';
import { redisServerUrl, workerNumber } from './servers.ts';

/** Databases of the tests' Redis (see scripts/services/redis.ts); 0 is left to nobody in particular. */
const DATABASES = 64;

/** Address of the database that is no worker's own. */
export function noOnesRedisUrl(): string {
  return `${redisServerUrl()}/0`;
}

/** Address of this worker's own Redis database, emptied first. */
export const testRedisUrl = () => emptied(1 + (workerNumber() % (DATABASES - 1)));

/** Of a second one, for a server beside that of all tests: from the other end, where no worker's number reaches. */
export const besideRedisUrl = () => emptied(DATABASES - 1 - (workerNumber() % (DATABASES / 2)));

/** Of a third one, for the server that the parts of a group share: from the middle. */
export const sharedRedisUrl = () => emptied(16 + (workerNumber() % 16));

async function emptied(number: number): Promise<string> {
  const url = `${redisServerUrl()}/${number}`;
  const client = new Redis(url);
  try {
    await client.flushdb();
  } finally {
    client.disconnect();
  }
  return url;
}
