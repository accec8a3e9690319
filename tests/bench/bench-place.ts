import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startMariaDb } from '../../scripts/services/mariadb.ts';
import { startRedis } from '../../scripts/services/redis.ts';
import mysql from 'mysql2/promise';

/** Where a bench runs: servers and folders of its own. */
export interface BenchPlace {
  addresses: { databaseUrl: string; redisUrl: string };
  /** Process of MariaDB, whose CPU time counts too. */
  databasePid: number;
  env: Record<string, string>;
  folder: string;
}

/** Gives `work` a MariaDB with durable commits, a Redis and a folder, all gone afterwards. */
export async function inBenchPlace<T>(work: (place: BenchPlace) => Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kindling-bench-'));
  const [database, redis] = await Promise.all([
    startMariaDb({ dataDir: path.join(folder, 'mariadb'), durable: true }),
    startRedis({ dataDir: path.join(folder, 'redis'), durable: false }),
  ]);
  try {
    const connection = await mysql.createConnection(database.url);
    await connection.query('CREATE DATABASE bench CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
    await connection.end();
    return await work({
      addresses: { databaseUrl: `${database.url}/bench`, redisUrl: redis.url },
      databasePid: database.pid,
      env: { KINDLING_DATA_DIR: path.join(folder, 'data') },
      folder,
    });
  } finally {
    await Promise.all([database.stop(), redis.stop()]);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
