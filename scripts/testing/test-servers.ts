import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startMariaDb } from '../services/mariadb.ts';
import { isAlive } from '../services/process-table.ts';
import { startRedis } from '../services/redis.ts';

/** MariaDB and Redis of one test run. */
export interface TestServers {
  KINDLING_TEST_DATABASE_URL: string;
  KINDLING_TEST_REDIS_URL: string;
  /** Ends both and removes what they stored. */
  stop(): Promise<void>;
}

const PREFIX = 'kindling-test-';

/** Starts servers of this run's own in a temporary folder; fast and forgetful, as nobody needs their data. */
export async function startTestServers(): Promise<TestServers> {
  removeLeftovers();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`));
  const [database, redis] = await Promise.all([
    startMariaDb({ dataDir: path.join(folder, 'mariadb'), durable: false }),
    startRedis({ dataDir: path.join(folder, 'redis'), durable: false }),
  ]);
  return {
    KINDLING_TEST_DATABASE_URL: database.url,
    KINDLING_TEST_REDIS_URL: redis.url,
    async stop() {
      await Promise.all([database.stop(), redis.stop()]);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A run that was killed hard could not clean up; its process id stands in the folder's name. */
function removeLeftovers(): void {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) {
      fs.rmSync(path.join(os.tmpdir(), name), { recursive: true, force: true });
    }
  }
}
